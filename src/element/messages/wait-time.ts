/**
 * Formats a waiting time: 30 seconds, 2 minutes, 2 hours. Rounds up, so that the next attempt is never too early. Minutes and hours are always
 * more than one.
 * @param units - the words for seconds, minutes and hours, with the space before them
 */
export function waitTime(seconds: number, units: readonly [seconds: string, minutes: string, hours: string]): string {
  const [length, unit] = seconds < 90 ? ([1, 0] as const) : seconds < 5400 ? ([60, 1] as const) : ([3600, 2] as const);
  return Math.ceil(seconds / length) + units[unit];
}
