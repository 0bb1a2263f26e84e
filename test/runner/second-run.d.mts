export function runAgain(
  failures: readonly string[],
  passes?: (file: string, browser?: string) => boolean,
): { failures: string[]; unstable: string[] };
