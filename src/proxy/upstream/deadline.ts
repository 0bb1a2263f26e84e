/** Milliseconds for a search, from the wait for a token to the last byte of the API's answer. */
export const DEADLINE_MS = 5000;
