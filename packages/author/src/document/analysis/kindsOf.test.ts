import { describe, expect, it } from "vitest";

import { kindsOf } from "./kindsOf.ts";

describe("kindsOf", () => {
  it.each([
    [
      "en",
      "file",
      ["The control file is read.", "A log file of the hive.", "The control file."],
      3,
    ],
    ["fr", "fichier", ["Le fichier journal est lu.", "Un fichier de la ruche.", "Le fichier."], 2],
    ["nl", "bestand", ["Het lokale bestand is er.", "Een bestand van de kast.", "Het bestand."], 2],
  ] as const)("counts in %s the kinds of %s", (language, noun, texts, expected) => {
    expect(kindsOf(texts, new Map([[noun, null]]), language).get(noun)).toBe(expected);
  });
});
