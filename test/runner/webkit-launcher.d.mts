/** Drives WebKitGTK: the pages of Web Test Runner and, through `getPage()`, any other. */
export interface WebKitLauncher {
  startSession(id: string, url: string): Promise<void>;
  /** Any command of the WebDriver session. */
  call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown>;
  getPage(): {
    readonly keyboard: { type(text: string): Promise<unknown> };
    readonly mouse: { click(x: number, y: number): Promise<unknown> };
    /** The body of a function; gives what it returns. */
    evaluate(script: string): Promise<unknown>;
  };
  stop(): Promise<void>;
}

export function webkitLauncher(): WebKitLauncher;
