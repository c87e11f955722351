import type { StaffFigure, StaffNote } from "@alambic/contract";

import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import type { Clef, StaffAsked, StaffPlace } from "./StaffAsked.ts";
import { describeStaff, highest, lowest, readPlaces } from "./staff-words.ts";

/** Writes `treble 0,4` for notes one after the other, `bass 3+5b+7` for a chord. */
export function writeStaff({ clef, places, together }: StaffAsked): string {
  const written = places.map(({ step, sign }) => `${step}${sign}`);
  return `${clef} ${written.join(together ? "+" : ",")}`;
}

/** Null where it is no staff. */
export function readStaff(asked: string): StaffAsked | null {
  const [, clef, notes = ""] = /^(treble|bass) (\S+)$/u.exec(asked) ?? [];
  if (clef !== "treble" && clef !== "bass") return null;
  const together = notes.includes("+");
  const places = notes.split(together ? "+" : ",").flatMap((note): StaffPlace[] => {
    const [, step, sign = ""] = /^(-?\d+)([#b]?)$/u.exec(note) ?? [];
    const isSign = sign === "" || sign === "#" || sign === "b";
    return step === undefined || !isSign ? [] : [{ step: Number(step), sign }];
  });
  const sound =
    places.length === notes.split(together ? "+" : ",").length &&
    places.every(({ step }) => step >= lowest && step <= highest);
  return sound ? { clef, places, together } : null;
}

const scale = ["C", "D", "E", "F", "G", "A", "B"] as const;
/** The lowest line counted in letters from C0: E4 and G2. */
const lowestLine: Readonly<Record<Clef, number>> = { treble: 30, bass: 18 };

/** On which step of a staff a note stands. */
export function stepOf(clef: Clef, letter: (typeof scale)[number], octave: number): number {
  return 7 * octave + scale.indexOf(letter) - lowestLine[clef];
}

function noteOn(clef: Clef, { step, sign }: StaffPlace): StaffNote {
  const at = lowestLine[clef] + step;
  const accidental = sign === "#" ? "sharp" : "flat";
  return {
    letter: scale[at % 7] ?? "C",
    octave: Math.floor(at / 7),
    ...(sign === "" ? {} : { accidental }),
  };
}

/** What is drawn: the notes with their clef, and in words where they stand, not what they are called. */
export function figureOfStaff(asked: string, language: InstructionLanguage): StaffFigure | null {
  const read = readStaff(asked);
  return (
    read && {
      type: "staff",
      clef: read.clef,
      key_signature: 0,
      notes: read.places.map((place) => noteOn(read.clef, place)),
      together: read.together,
      description: describeStaff(read, language),
    }
  );
}

/** Whether the words of a figure, read back, say where the notes stand that are asked about. */
export function tellsStaff(
  asked: string,
  description: string,
  language: InstructionLanguage,
): boolean {
  const read = readStaff(asked);
  const told = readPlaces(description, language);
  return read !== null && told !== null && writeStaff({ ...read, ...told }) === asked;
}

/**
 * The letters of a staff as they are learned by heart, from the short line below it and from the
 * space under that: this tells what a note is called without counting octaves, as the lessons do.
 */
const byHeart: Readonly<Record<Clef, { readonly lines: string; readonly spaces: string }>> = {
  treble: { lines: "CEGBDFA", spaces: "BDFACEGB" },
  bass: { lines: "EGBDFAC", spaces: "DFACEGBD" },
};

/** The notes as they are read, such as `F#`; nothing where it is no staff. */
export function lettersOfStaff(asked: string): readonly string[] {
  const read = readStaff(asked);
  if (read === null) return [];
  const { lines, spaces } = byHeart[read.clef];
  return read.places.map(({ step, sign }) =>
    step % 2 === 0
      ? `${lines.charAt((step + 2) / 2)}${sign}`
      : `${spaces.charAt((step - lowest) / 2)}${sign}`,
  );
}
