/** Seconds as a person says them: 30 seconds, but 2 minutes and 1 hour. Rounded up, so that nobody comes back too early. */
export function waitTime(seconds: number, language: string, unitDisplay: 'long' | 'narrow' = 'long'): string {
  const [value, unit] = seconds < 90 ? [seconds, 'second'] : seconds < 5400 ? [seconds / 60, 'minute'] : [seconds / 3600, 'hour'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(Math.ceil(value));
}
