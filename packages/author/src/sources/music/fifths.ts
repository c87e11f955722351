/**
 * Music by the line of fifths (… B♭ F C G D A E B F♯ …), on which every note, interval, key and chord
 * is a distance. Lessons are drafted from letters and semitones; this checks them by another way.
 */
const naturals = ["F", "C", "G", "D", "A", "E", "B"];

/** How many fifths a note lies above C. */
export function fifthsOf(note: string): number {
  const signs = note.slice(1);
  const accidental = signs.startsWith("b") ? -signs.length : signs.length;
  return naturals.indexOf(note.charAt(0)) - 1 + 7 * accidental;
}

/** The note so many fifths above C. */
export function noteAt(fifths: number): string {
  const place = fifths + 1;
  const natural = naturals[((place % 7) + 7) % 7] ?? "";
  const accidental = Math.floor(place / 7);
  return natural + (accidental < 0 ? "b".repeat(-accidental) : "#".repeat(accidental));
}

/** How many fifths an interval spans. */
export const spans: Readonly<Record<string, number>> = {
  m2: -5,
  M2: 2,
  m3: -3,
  M3: 4,
  P4: -1,
  P5: 1,
  m6: -4,
  M6: 3,
  m7: -2,
  M7: 5,
};

/** Semitones of so many fifths, within an octave. */
export function semitonesOf(fifths: number): number {
  return (((7 * fifths) % 12) + 12) % 12;
}

/** The notes of a key in fifths above C: `C`, or `Am` in minor. */
export function tonicOf(key: string): { readonly fifths: number; readonly minor: boolean } {
  const minor = key.endsWith("m");
  return { fifths: fifthsOf(minor ? key.slice(0, -1) : key), minor };
}

/** Sharps of a key signature, or flats below zero. */
export function signatureOf(key: string): number {
  const { fifths, minor } = tonicOf(key);
  return minor ? fifths - 3 : fifths;
}

/** The degrees of a scale in fifths above its first note. */
const major = [0, 2, 4, -1, 1, 3, 5];
const naturalMinor = [0, 2, -3, -1, 1, -4, -2];

/** The note on a degree (from 1) of a scale. */
export function degreeOf(key: string, degree: number): string {
  const { fifths, minor } = tonicOf(key);
  return noteAt(fifths + ((minor ? naturalMinor : major)[degree - 1] ?? 0));
}
