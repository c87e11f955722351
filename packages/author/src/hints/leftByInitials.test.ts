import { expect, it } from "vitest";

import { vocabulary } from "../items/vocabulary.ts";
import { leftByInitials } from "./leftByInitials.ts";

function asked(mode: "chosen" | "typed", ...words: readonly (readonly [string, string])[]) {
  const entries = words.map(([term, meaning]) => ({
    terms: [term],
    meanings: [meaning],
    reading: null,
  }));
  return vocabulary({ prompt: "?", lang: "de", directions: ["term_to_meaning"], mode, entries });
}

const verbs = [
  ["sein", "être"],
  ["gehen", "aller"],
  ["haben", "avoir"],
] as const;

it("finds the meaning that beginnings leave alone, under its accent too", () => {
  expect(leftByInitials("Les lettres : h… = a…, s… = ê….", asked("chosen", ...verbs))).toBe("être");
  const infinitives = asked("chosen", ["wohnen", "to live"], ["arbeiten", "to work"]);
  expect(leftByInitials("The letters: w… = l….", infinitives)).toBe("to live");
  const sentences = asked("chosen", ["Wo ist er?", "Où est-il ?"], ["Wer ist da?", "Qui est là ?"]);
  expect(leftByInitials("Les mots : Wo… = Où….", sentences)).toBe("Où est-il ?");
});

it("lets pass what leaves a choice, and words that are typed", () => {
  expect(leftByInitials("Les lettres : g… = a…, h… = a….", asked("chosen", ...verbs))).toBeNull();
  expect(leftByInitials("Les lettres : s… = ê….", asked("typed", ...verbs))).toBeNull();
});
