export function highlight(code: string): string;
export function bothWays(code: string): { readonly mock: string; readonly proxy: string } | undefined;
