import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import { normalise } from "../answers/index.ts";

const words = [
  "maison",
  "l’été",
  "くつ",
  "niño",
  "قَلَم",
  "3,5",
  "1/2",
  "the sea",
  "d’abord",
  "Schloß",
];
const signs = [
  ..."le la un de l'd'the a-.,;:!?«»\"()+*^/°%½²#ß日か",
  " ",
  "\u202F",
  "\u00AD",
  "\u200D",
  "\u0301",
];

/**
 * What a key may say: words, signs that reading takes away or reads as something else, and any text
 * at all that is not blank.
 */
export const typedTexts: Arbitrary<string> = fc
  .oneof(
    fc.constantFrom(...words),
    fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength: 12 }).map((all) => all.join("")),
    fc.string({ minLength: 1, maxLength: 12, unit: "grapheme" }),
  )
  .filter((text) => normalise(text) !== "");
