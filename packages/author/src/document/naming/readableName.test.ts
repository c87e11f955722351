import fc from "fast-check";
import { expect, it } from "vitest";

import { isTitle } from "./isTitle.ts";
import { readableName } from "./readableName.ts";

it.each([
  ["les_abeilles_d’Europe (2)", "Les abeilles d’Europe"],
  ["rapport-annuel-2023", "Rapport annuel 2023"],
  ["Jean-Paul raconte", "Jean-Paul raconte"],
  ["les%20abeilles", "Les abeilles"],
  ["100%", null],
  ["scan_0001", null],
  ["PDF", null],
  ["chapitre-1", null],
])("%s: %s", (name, title) => expect(readableName(name, "fr")).toBe(title));

it("names something, or is null", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      const title = readableName(name, "en");
      expect(title === null || isTitle(title, "en")).toBe(true);
    }),
  );
});
