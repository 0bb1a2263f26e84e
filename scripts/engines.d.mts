export type Engine = 'chromium' | 'firefox' | 'webkit' | 'redis' | 'glyphs';
export const CHROMIUM_ARGS: string[];
export function find(kind: Engine): string | undefined;
export function bringByApt(kinds: readonly Engine[]): Promise<void>;
export function downloadChromium(): void;
