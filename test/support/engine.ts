/** Whether the test runs in Chromium. Its headless shell has no `chrome` object. */
export const inChromium: boolean = /Chrome\//.test(navigator.userAgent);
