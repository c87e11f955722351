import type { StaffFigure, StaffNote } from "@alambic/contract";
import { signs } from "./musicSigns.ts";

/** Half of a space between two lines: what a step of the scale is worth on the page. */
export const step = 5;

/** Steps from the lowest line of the staff to a note: 0 on it, 1 in the space above, 8 on the top line. */
export function stepsOf(clef: StaffFigure["clef"], { letter, octave }: StaffNote): number {
  const lowest = clef === "treble" ? 4 * 7 + 2 : 2 * 7 + 4;
  return octave * 7 + "CDEFGAB".indexOf(letter) - lowest;
}

/** On which steps the sharps and flats of a key stand in the treble clef, in their order. */
const sharps = [8, 5, 9, 6, 3, 7, 4];
const flats = [4, 7, 3, 6, 2, 5, 1];

/** The signs at the clef, from left to right. */
export function keySteps(clef: StaffFigure["clef"], signature: number): readonly number[] {
  const all = signature > 0 ? sharps : flats;
  return all.slice(0, Math.abs(signature)).map((at) => (clef === "treble" ? at : at - 2));
}

/** The short lines that a note beyond the staff needs, as steps. */
export function ledgerSteps(at: number): number[] {
  const below = Array.from({ length: Math.max(0, Math.floor(-at / 2)) }, (_, n) => -2 * (n + 1));
  const above = Array.from({ length: Math.max(0, Math.floor((at - 8) / 2)) }, (_, n) => 10 + 2 * n);
  return [...below, ...above];
}

/** A sign of music where it stands, in the units of the page. */
export interface PlacedSign {
  readonly sign: keyof typeof signs;
  readonly x: number;
  readonly at: number;
}

/** A stem, from one step to another. */
export interface Stem {
  readonly x: number;
  readonly from: number;
  readonly to: number;
}

export interface Column {
  readonly heads: readonly PlacedSign[];
  readonly accidentals: readonly PlacedSign[];
  readonly ledgers: readonly { readonly x: number; readonly width: number; readonly at: number }[];
  readonly stem: Stem | null;
  /** Where the next column may begin. */
  readonly end: number;
}

/** A stem is an octave long. */
const stemSteps = 7;
const middleLine = 4;
const accidentalGap = 3;
const between = 22;

interface Head {
  readonly note: StaffNote;
  readonly at: number;
  /** Two notes a second apart cannot stand above each other: one of them is across the stem. */
  readonly across: boolean;
}

/** A stem leads to the side of the middle line that its note furthest from it is not on. */
function isStemUp(steps: readonly number[]): boolean {
  return Math.min(...steps) + Math.max(...steps) < 2 * middleLine;
}

/** From the lowest to the highest. What is across is told from the note where the stem begins. */
function headsOf(clef: StaffFigure["clef"], notes: readonly StaffNote[], isUp: boolean): Head[] {
  const heads: Head[] = [];
  const sorted = notes
    .map((note) => ({ note, at: stepsOf(clef, note) }))
    .toSorted((one, other) => (isUp ? one.at - other.at : other.at - one.at));
  for (const head of sorted) {
    const last = heads.at(-1);
    const across = last !== undefined && Math.abs(head.at - last.at) <= 1 && !last.across;
    heads.push({ ...head, across });
  }
  return isUp ? heads : heads.toReversed();
}

/** Accidentals that would touch stand in columns of their own, from the right to the left. */
function accidentalColumns(heads: readonly Head[]): { head: Head; column: number }[] {
  const lowest: number[] = [];
  return heads
    .filter(({ note }) => note.accidental !== undefined)
    .toReversed()
    .map((head) => {
      const free = lowest.findIndex((bottom) => bottom - head.at >= 6);
      const column = free === -1 ? lowest.length : free;
      lowest[column] = head.at;
      return { head, column };
    });
}

/** Notes that sound at once, from the place where they may begin. */
function columnOf(clef: StaffFigure["clef"], notes: readonly StaffNote[], start: number): Column {
  const isUp = isStemUp(notes.map((note) => stepsOf(clef, note)));
  const heads = headsOf(clef, notes, isUp);
  const length = notes[0]?.length ?? "whole";
  const width = signs[length].width;
  const placed = accidentalColumns(heads);
  const columns = Math.max(0, ...placed.map(({ column }) => column + 1));
  const columnWidth = Math.max(
    0,
    ...placed.map(({ head }) => signs[head.note.accidental ?? "sharp"].width + accidentalGap),
  );
  const x = start + columns * columnWidth;
  const crowded = heads.some(({ across }) => across);
  // The stem is at the right of its heads where it leads up, else at their left.
  const xOf = ({ across }: Head) => (crowded && across === isUp ? x + width - 1 : x);
  const stemX = isUp ? x + width - 0.6 : crowded ? x + width - 0.4 : x + 0.6;
  return {
    heads: heads.map((head) => ({ sign: length, x: xOf(head), at: head.at })),
    accidentals: placed.map(({ head, column }) => {
      const sign = head.note.accidental ?? "sharp";
      return { sign, x: x - column * columnWidth - accidentalGap - signs[sign].width, at: head.at };
    }),
    ledgers: heads.flatMap((head) =>
      ledgerSteps(head.at).map((at) => ({ x: xOf(head) - 4, width: width + 8, at })),
    ),
    stem: length === "whole" ? null : stemOf(heads, isUp, stemX),
    end: x + width * (crowded ? 2 : 1) + between,
  };
}

/** An octave beyond the last note, and as far as the middle line at least. */
function stemOf(heads: readonly Head[], isUp: boolean, x: number): Stem {
  const [low, high] = [heads[0]?.at ?? 0, heads.at(-1)?.at ?? 0];
  return isUp
    ? { x, from: low, to: Math.max(high + stemSteps, middleLine) }
    : { x, from: high, to: Math.min(low - stemSteps, middleLine) };
}

export interface StaffLayout {
  readonly width: number;
  /** The highest and the lowest step that something reaches. */
  readonly top: number;
  readonly bottom: number;
  readonly clef: PlacedSign;
  readonly key: readonly PlacedSign[];
  readonly columns: readonly Column[];
}

const keyGap = 10.5;

/** Where everything on a staff stands: steps upwards from its lowest line, units from its left end. */
export function layStaff({
  clef,
  key_signature: signature,
  notes,
  together,
}: StaffFigure): StaffLayout {
  const clefEnd = 8 + signs[clef].width + 8;
  const key = keySteps(clef, signature).map((at, index): PlacedSign => ({
    sign: signature > 0 ? "sharp" : "flat",
    x: clefEnd + index * keyGap,
    at,
  }));
  const groups = together && notes.length > 0 ? [notes] : notes.map((note) => [note]);
  const columns: Column[] = [];
  let x = clefEnd + key.length * keyGap + (key.length > 0 ? 14 : 8);
  for (const group of groups) {
    const column = columnOf(clef, group, x);
    columns.push(column);
    x = column.end;
  }
  const reached = columns.flatMap(({ heads, stem }) => [
    ...heads.map(({ at }) => at),
    ...(stem === null ? [] : [stem.from, stem.to]),
  ]);
  return {
    width: Math.max(x, 180),
    top: Math.max(13, ...reached.map((at) => at + 2)),
    bottom: Math.min(-4, ...reached.map((at) => at - 2)),
    clef: { sign: clef, x: 8, at: clef === "treble" ? 2 : 6 },
    key,
    columns,
  };
}
