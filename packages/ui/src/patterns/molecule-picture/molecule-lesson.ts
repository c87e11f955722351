import type { Tone } from "../../tokens/index.ts";

export const atomStates = ["done", "current", "open", "locked", "pending"] as const;
export type AtomState = (typeof atomStates)[number];

/** The tones in which chapters lie behind their atoms, in turn. */
export const chapterTones = ["accent", "warm", "right", "info"] as const satisfies Tone[];
export type ChapterTone = (typeof chapterTones)[number];

/** The tone of a chapter, by its place from 0. */
export function chapterTone(place: number): ChapterTone {
  return chapterTones[place % chapterTones.length] ?? chapterTones[0];
}

/** A lesson as an atom of its capsule's molecule. */
export interface MoleculeLesson {
  readonly id: string;
  /** Its place among all lessons of the capsule. */
  readonly number: number;
  readonly state: AtomState;
  /** From 0 to 1: how full the flask is. */
  readonly progress: number;
  /** The place of its chapter, from 0: atoms of one chapter lie on one ground. */
  readonly chapter?: number | undefined;
}
