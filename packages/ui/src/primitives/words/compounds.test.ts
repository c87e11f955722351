import fc from "fast-check";
import { expect, test } from "vitest";
import { compounds } from "./compounds.ts";

const whole = (text: string) =>
  compounds(text).flatMap((piece) => (piece.isCompound ? [piece.text] : []));

test("short words with a hyphen are kept whole, dashes and long words are not", () => {
  expect(whole("Que choisis-tu ? Qu’est-ce que l’e-mail-là ?")).toEqual([
    "choisis-tu",
    "Qu’est-ce",
    "l’e-mail-là",
  ]);
  expect(whole("e-mailadres")).toEqual(["e-mailadres"]);
  expect(whole("Grote-tertstoonladders - en 3 -4 a- -b")).toEqual([]);
});

test("the pieces are the text", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "é", "-", " ", "’", "1", "?") });
  fc.assert(
    fc.property(text, (given) => {
      expect(
        compounds(given)
          .map((piece) => piece.text)
          .join(""),
      ).toBe(given);
    }),
  );
});
