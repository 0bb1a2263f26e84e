/** Options that the proxy refuses to start with. `problems`: one line per option, with the remedy and never a secret. */
export class ProxyConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The proxy cannot start with these options:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
    this.name = 'ProxyConfigError';
    this.problems = problems;
  }
}
