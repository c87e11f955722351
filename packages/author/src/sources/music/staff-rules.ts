import type { Figure } from "@alambic/contract";

import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import type { Rule } from "../subjects/Rule.ts";
import { degreeOf, fifthsOf } from "./fifths.ts";
import { intervals, nameOfKey } from "./names.ts";
import { nameOfNote, typedNotes } from "./notes.ts";
import { figureOfStaff, lettersOfStaff, tellsStaff } from "./staff.ts";

const staves: Readonly<Record<InstructionLanguage, string>> = {
  fr: "cette portée",
  en: "this staff",
  nl: "deze notenbalk",
};

/** What is asked about is drawn: in words the question only points to it. */
const drawn = {
  showAsked: (_: string, language: InstructionLanguage) => staves[language],
  figure: figureOfStaff,
  describes: (asked: string, { description }: Figure, language: InstructionLanguage) =>
    tellsStaff(asked, description, language),
};

/** What is read from a staff: a note, the interval of two, a chord. */
export const staffRules = {
  "music-staff-note": {
    ...drawn,
    showAnswer: nameOfNote,
    typed: typedNotes,
    holds: (asked, answer) => lettersOfStaff(asked).join(" ") === answer,
  },
  "music-staff-interval": {
    ...drawn,
    showAnswer: (answer, language) => intervals[language][answer] ?? answer,
    holds: (asked, answer) => {
      const [low = "", high = "", ...more] = lettersOfStaff(asked);
      // Along the line of fifths, letters come back every seven steps; a fifth is four letters up.
      const steps = (((4 * (fifthsOf(high) - fifthsOf(low))) % 7) + 7) % 7;
      return more.length === 0 && String(steps + 1) === answer;
    },
  },
  "music-staff-chord": {
    ...drawn,
    showAnswer: nameOfKey,
    holds: (asked, answer) =>
      lettersOfStaff(asked).join("-") ===
      [1, 3, 5].map((degree) => degreeOf(answer, degree)).join("-"),
  },
} as const satisfies Record<string, Rule>;
