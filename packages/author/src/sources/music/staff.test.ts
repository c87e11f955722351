import { describe, expect, it } from "vitest";

import type { Rule } from "../subjects/Rule.ts";
import { musicRules } from "./rules.ts";
import { figureOfStaff, lettersOfStaff, readStaff, tellsStaff, writeStaff } from "./staff.ts";

const languages = ["fr", "en", "nl"] as const;
const steps = Array.from({ length: 15 }, (_, at) => at - 3);

describe("a staff", () => {
  it.each(["treble", "bass"] as const)(
    "names a note alike by heart and by counting octaves, in the %s clef",
    (clef) => {
      for (const step of steps) {
        const asked = writeStaff({ clef, places: [{ step, sign: "" }], together: false });
        const [note] = figureOfStaff(asked, "en")?.notes ?? [];
        expect([step, lettersOfStaff(asked)]).toEqual([step, [note?.letter]]);
      }
    },
  );

  it.each(languages)("says in words, read back, where every note stands, in %s", (language) => {
    for (const clef of ["treble", "bass"] as const)
      for (const step of steps)
        for (const sign of ["", "#", "b"] as const) {
          const alone = { clef, places: [{ step, sign }], together: false };
          const chord = {
            clef,
            places: [alone.places[0] ?? { step, sign }, { step: 4, sign: "" as const }],
            together: true,
          };
          for (const staff of [alone, chord]) {
            const asked = writeStaff(staff);
            const description = figureOfStaff(asked, language)?.description ?? "";
            expect(readStaff(asked)).toEqual(staff);
            expect([asked, tellsStaff(asked, description, language)]).toEqual([asked, true]);
          }
        }
  });

  it("is not told by the words of another", () => {
    const told = (asked: string) => figureOfStaff(asked, "en")?.description ?? "";
    expect(tellsStaff("treble 2", told("treble 4"), "en")).toBe(false);
    expect(tellsStaff("treble 2", told("bass 2"), "en")).toBe(false);
    expect(tellsStaff("treble 0,2", told("treble 0+2"), "en")).toBe(false);
    expect(tellsStaff("treble 2", "Anything.", "en")).toBe(false);
  });

  it.each(["", "alto 3", "treble", "treble x", "treble 99", "treble 1,,2"])(
    "is none in %j",
    (asked) => {
      expect(readStaff(asked)).toBeNull();
      expect(figureOfStaff(asked, "en")).toBeNull();
    },
  );
});

describe("what is read from it", () => {
  const holds = (rule: keyof typeof musicRules, asked: string, answer: string) => {
    const { holds: judge }: Rule = musicRules[rule];
    return judge(asked, answer);
  };

  it.each([
    ["music-staff-note", "treble 2", "G", "B"],
    ["music-staff-note", "bass 6", "F", "D"],
    ["music-staff-note", "treble -2", "C", "A"],
    ["music-staff-interval", "treble 0,4", "5", "4"],
    ["music-staff-interval", "bass 1,3", "3", "2"],
    ["music-staff-chord", "treble -2+0+2", "C", "Cm"],
    ["music-staff-chord", "treble -1+1#+3", "D", "Dm"],
    ["music-staff-chord", "treble -2+0b+2", "Cm", "C"],
  ] as const)("%s: %s is %s and not %s", (rule, asked, right, wrong) => {
    expect(holds(rule, asked, right)).toBe(true);
    expect(holds(rule, asked, wrong)).toBe(false);
  });
});
