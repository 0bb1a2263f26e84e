/** Made once: making one takes longer than drawing all else. */
const formats: Record<string, Intl.NumberFormat> = {};

/** Seconds as a person says them: 30 seconds, but 2 minutes and 1 hour. Rounded up, so that nobody comes back too early. */
export function waitTime(seconds: number, language: string): string {
  const [value, unit] = seconds < 90 ? [seconds, 'second'] : seconds < 5400 ? [seconds / 60, 'minute'] : [seconds / 3600, 'hour'];
  const format = (formats[language + unit] ??= new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }));
  const said = format.format(Math.ceil(value));
  // The short form of Japanese is “30s”, and the long one has a space that nobody writes in a sentence.
  return language === 'ja' ? said.replace(/\s/g, '') : said;
}
