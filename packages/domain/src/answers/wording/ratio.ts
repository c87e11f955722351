/** One number held against another, in signs and in words: *30:2*, *30 to 2*, *30 sur 2*. */
const saidRatio = /^(\d+) ?(?::|to|op|sur|pour|contre|a|tegen|then|puis|dan) ?(\d+)$/u;
/** From one number to another: *100 tot 120*, *between 100 and 120*. */
const saidRange =
  /^(?:(?:between|entre|tussen)(?: de| les)? (\d+) (?:and|et|en)(?: de)?|(?:from |de |van )?(\d+) ?(?:-|to|a|tot(?: en met)?)) ?(\d+)$/u;

function readRange(text: string): string | null {
  const [, low, other, high] = saidRange.exec(text) ?? [];
  return high === undefined ? null : `${low ?? other}-${high}`;
}

/** Whether two texts (without accents) say one ratio, or one range of numbers. */
export function saysRatio(typed: string, expected: string): boolean {
  if (/^\d+ ?: ?\d+$/u.test(expected)) {
    const [, first, second] = saidRatio.exec(typed) ?? [];
    return second !== undefined && `${first}:${second}` === expected.replaceAll(" ", "");
  }
  const range = readRange(expected);
  return range !== null && range === readRange(typed);
}
