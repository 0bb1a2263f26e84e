/** Credentials of a deployment, from which its shared store derives keys. */
interface Credentials {
  readonly clientId: string;
  readonly secretKey: string;
}

/** Returns one problem for each credential that is missing. `derived`: what the store derives from them, with its verb. */
export function missingCredentials(options: Partial<Credentials> | null | undefined, derived: string): readonly string[] {
  return (['clientId', 'secretKey'] as const)
    .filter((name) => typeof options?.[name] !== 'string')
    .map((name) => `${name} is missing: use that of createProxy, from which ${derived} derived.`);
}
