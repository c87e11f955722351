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
    [
      "en",
      "The most common frame to build is a wooden box that bees fill with wax.",
      "the most of what",
    ],
    ["en", "The main organization is incorporated in a town of the north.", "of what"],
    ["en", "Wooden frames are preferable in large and in small hives.", "to what"],
    ["en", "Makers of hives sell the honey of farmers on the same market.", "as what"],
    ["fr", "L’image doit être copiée sur le disque complet de la ruche.", "a bare subject"],
    ["nl", "Het script wordt ieder uur automatisch uitgevoerd door de bijen.", "a bare subject"],
    ["fr", "La manière la plus simple est d’utiliser les disques de cire.", "le plus de quoi"],
    ["fr", "En fonction de sa valeur, il faut installer le cadre de bois.", "à qui"],
    ["nl", "De belangrijkste vereniging is gevestigd in een stad van het noorden.", "waarvan"],
    ["nl", "Persoonlijke mappen worden eveneens op de server opgeslagen.", "too"],
    ["en", "A nest of the usual kind takes up 1242MB of the space there is.", "a size"],
  ] as const)("doubts, in %s: %s (%s)", (language, text, _why) => {
    expect(doubtOf(text, alone, language)).toBeGreaterThan(2);
  });

  it("doubts more what stands in a list", () => {
    const text = "Every package must have a description that names a purpose and an author.";
    const [plain, listed] = [false, true].map((isListed) =>
      doubtOf(text, { ...alone, isListed }, "en"),
    );
    expect(listed).toBeGreaterThan(plain ?? 0);
  });

  it("doubts little what the document is about", () => {
    const text = "The installer will use frames for cells that are not asked about.";
    const [known, unknown] = ["The installer", "The bees"].map((title) =>
      doubtOf(text, { ...alone, title }, "en"),
    );
    expect(known).toBeLessThan(1);
    expect(unknown).toBeGreaterThan(2);
  });

  it.each([
    ["en", "field", "In a hive of bees every worker reads all that is in the field."],
    ["fr", "champ", "Dans une ruche chaque ouvrière lit tout ce qui est dans le champ."],
    ["nl", "veld", "In een kast leest elke werkster al wat zij vindt in het veld."],
  ] as const)(
    "doubts a thing of many kinds, whatever the heading, in %s: the %s",
    (language, noun, text) => {
      const [plain, headed] = [undefined, new Map([[noun, 9]])].map((kinds) =>
        doubtOf(text, { before: "", headings: noun, ...(kinds && { kinds }) }, language),
      );
      expect(headed).toBeGreaterThan(plain ?? 0);
    },
  );

  it("doubts less what the sentence itself defines", () => {
    const text = "La propolis est une résine brune que les ouvrières prennent sur les bourgeons.";
    const kinds = new Map([["propolis", 9]]);
    expect(doubtOf(text, { ...alone, kinds }, "fr")).toBe(doubtOf(text, alone, "fr"));
  });

  it("knows of many kinds the one that the sentence has named", () => {
    const kinds = new Map([["field", 9]]);
    const text = "Workers give a field of wax to the queen who lives in the field.";
    expect(doubtOf(text, { ...alone, kinds }, "en")).toBe(doubtOf(text, alone, "en"));
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
