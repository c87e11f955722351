import { describe, expect, it } from "vitest";

import { doubtOf } from "./doubtOf.ts";

const alone = { before: "", headings: "" };

describe("doubtOf", () => {
  it.each([
    ["en", "Every package must have a description that names a purpose and an author."],
    ["fr", "Les ouvrières d’une colonie nourrissent les larves de la reine."],
    ["nl", "Linux is de kernel van een besturingssysteem dat op Unix lijkt."],
  ] as const)("finds little to doubt, in %s: %s", (language, text) => {
    expect(doubtOf(text, alone, language)).toBeLessThan(1);
  });

  it.each([
    ["en", "The version is specified in a field of the control file.", "a bare subject"],
    ["en", "Most programs are also installed in the second of the two folders.", "a quantity"],
    [
      "en",
      "Line 11 shows that your package depends on the other packages.",
      "a place in a listing",
    ],
    ["fr", "La seconde n’est pas obligatoire, mais l’autre est aussi utile.", "one of several"],
    ["fr", "L'empaqueteur en utilise plusieurs, et c'est souvent la même chose.", "straight marks"],
    ["nl", "Het scherm toont ook de andere lijst die u eerder gekozen hebt.", "the reader"],
  ] as const)("doubts, in %s: %s (%s)", (language, text, _why) => {
    expect(doubtOf(text, alone, language)).toBeGreaterThan(2);
  });

  it("knows what the headings name, and doubts what the paragraph has named before", () => {
    const text = "The synopsis is a single line that is shown in listings.";
    const [plain, headed, later] = [
      alone,
      { before: "", headings: "Packages The synopsis" },
      { before: "Every package has a synopsis.", headings: "" },
    ].map((surroundings) => doubtOf(text, surroundings, "en"));
    expect(headed).toBeGreaterThan(0);
    expect(headed).toBeLessThan(plain ?? 0);
    expect(later).toBeGreaterThan(plain ?? 0);
  });
});
