/** As many digits as are shown of a value that has more. */
const shownDigits = 12;
/** Whole numbers of as many digits are exact. */
const exactDigits = 15;
/** Below it the zeros would have to be counted. */
const smallest = 1e-6;

/** A value as it is shown: digits, and the power of ten that they are taken by where they say too little alone. */
export interface SplitValue {
  readonly digits: number;
  readonly power: number | null;
}

export function splitValue(value: number): SplitValue {
  if (Number.isInteger(value) && Math.abs(value) < 10 ** exactDigits)
    return { digits: value, power: null };
  const [digits, power] = value.toExponential(shownDigits - 1).split("e");
  const isPlain = Math.abs(value) >= smallest && Number(power) < shownDigits;
  return isPlain
    ? { digits: Number(value.toPrecision(shownDigits)), power: null }
    : { digits: Number(digits), power: Number(power) };
}

/** Writes digits as a language does. */
export type WriteDigits = (digits: number, options: Intl.NumberFormatOptions) => string;

/** A value in a language, so that it is read as the same when it is typed. */
export function writeValue(value: number, write: WriteDigits): string {
  const { digits, power } = splitValue(value);
  const written = write(digits, { maximumSignificantDigits: exactDigits });
  return power === null ? written : `${written} × 10^${power}`;
}
