import type { StaffFigure } from "@alambic/contract";

export type Clef = StaffFigure["clef"];

/** A note by where it is written: steps upwards from the lowest line, and a sign before it. */
export interface StaffPlace {
  readonly step: number;
  readonly sign: "" | "#" | "b";
}

export interface StaffAsked {
  readonly clef: Clef;
  readonly places: readonly StaffPlace[];
  readonly together: boolean;
}
