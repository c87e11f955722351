import { noteAbove, readNote, writeNote } from "./notes.ts";

/** Semitones of each interval: what lessons are drafted from. */
const sizes: Readonly<Record<string, number>> = {
  m2: 1,
  M2: 2,
  m3: 3,
  M3: 4,
  P4: 5,
  P5: 7,
  m6: 8,
  M6: 9,
  m7: 10,
  M7: 11,
};

export function semitonesOfInterval(interval: string): number {
  return sizes[interval] ?? 0;
}

/** How many letters an interval goes up: a third goes up two. */
export function stepsOfInterval(interval: string): number {
  return Number(interval.slice(1)) - 1;
}

const majorScale = [0, 2, 4, 5, 7, 9, 11];
const minorScale = [0, 2, 3, 5, 7, 8, 10];

/** The seven notes of a major scale, or of a natural minor one: `D`, `Dm`. */
export function scaleOf(key: string): string[] {
  const minor = key.endsWith("m");
  const tonic = readNote(minor ? key.slice(0, -1) : key);
  return (minor ? minorScale : majorScale).map((semitones, degree) =>
    writeNote(noteAbove(tonic, degree, semitones)),
  );
}

/** The three notes of a major or minor chord. */
export function triadOf(key: string): string[] {
  return scaleOf(key).filter((_, degree) => [0, 2, 4].includes(degree));
}
