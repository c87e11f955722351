import { describe, expect, it } from "vitest";

import { definitionIn } from "./definitionIn.ts";
import { acronymsIn, namesIn, tellsName } from "./namesOf.ts";
import { nearNumbers, numberIn } from "./numbersIn.ts";

describe("numberIn", () => {
  it.each([
    ["en", "The dance was described by a scientist in 1923.", "1923", "year"],
    ["en", "A queen lays up to 1500 eggs on a warm day.", "1500", "amount"],
    ["fr", "La cire est produite dans huit glandes du corps.", "huit", "word"],
    ["nl", "Het ei komt na drie dagen uit.", "drie", "word"],
    ["en", "The shop sells honey of 2 kinds.", "2", "amount"],
  ] as const)("%s: %s", (language, sentence, text, kind) => {
    expect(numberIn(sentence, language)).toMatchObject({ text, kind });
  });

  it.each([
    "The method is described in chapter 4 of the book.",
    "The program needs version 2.6 of the library.",
    "Between 3 and 5 eggs are laid in a row.",
    "The picture is drawn in 3D by the machine.",
    "The bond stands at the 2′ position of the sugar.",
    "The honey holds water.",
  ])("finds none to ask about: %s", (sentence) => {
    expect(numberIn(sentence, "en")).toBeNull();
  });

  it("offers other numbers of the same kind", () => {
    for (const sentence of [
      "The dance was described in 1923.",
      "The colony holds 50 bees.",
      "The development takes 21 days in all.",
      "The nest has eight cells in a row.",
    ]) {
      const found = numberIn(sentence, "en");
      if (found === null) throw new Error(sentence);
      const near = nearNumbers(found);
      expect(near.length).toBeGreaterThanOrEqual(2);
      expect(near).not.toContain(found.text);
      expect(new Set(near).size).toBe(near.length);
    }
  });
});

describe("namesIn", () => {
  it("finds names of two and three words, whole", () => {
    const names = (text: string) => namesIn(text).map((name) => name.text);
    expect(names("The dance was described by Karl von Frisch in 1923.")).toEqual([
      "Karl von Frisch",
    ]);
    expect(names("It was written by Linus Torvalds and others.")).toEqual(["Linus Torvalds"]);
    expect(names("Karl Marx wrote of the GNU General Public License.")).toEqual([]);
  });
});

describe("tellsName", () => {
  it.each([
    ["APT is the Advanced Package Tool of this system.", "Advanced Package Tool", true],
    ["The Debian images stand on the page of Debian Live.", "Debian Live", true],
    ["The dance was described by Karl von Frisch in 1923.", "Karl von Frisch", false],
    ["a form of the bee between the egg and the pupa", "larva", false],
  ])("%s (%s): %s", (text, name, expected) => {
    expect(tellsName(text, name)).toBe(expected);
  });
});

describe("acronymsIn", () => {
  it.each([
    ["en", "The Domain Name System (DNS) finds addresses.", "DNS", "Domain Name System"],
    [
      "fr",
      "L’Organisation des Nations Unies (ONU) siège là.",
      "ONU",
      "Organisation des Nations Unies",
    ],
    ["nl", "De Nederlandse Spoorwegen (NS) rijden op tijd.", "NS", "Nederlandse Spoorwegen"],
  ] as const)("%s: %s", (language, sentence, short, long) => {
    expect(acronymsIn(sentence, language)).toEqual([{ short, long }]);
  });

  it("leaves brackets that explain nothing", () => {
    expect(acronymsIn("The work was done by the team (USA) in spring.", "en")).toEqual([]);
  });
});

describe("definitionIn", () => {
  it.each([
    ["en", "A larva is the young form of an insect that hatches from an egg.", "larva"],
    ["en", "The transfer of pollen from flower to flower is called pollination.", "pollination"],
    ["fr", "Le nectar est un suc sucré que les fleurs offrent aux insectes.", "nectar"],
    ["nl", "Een zwerm is een groep bijen die het nest met een koningin verlaat.", "zwerm"],
    [
      "nl",
      "Het vervoer van stuifmeel van bloem naar bloem wordt bestuiving genoemd.",
      "bestuiving",
    ],
  ] as const)("%s: %s", (language, sentence, term) => {
    expect(definitionIn(sentence, language)?.term).toBe(term);
  });

  it.each([
    "The result is the same as the one that was found before the war.",
    "The bee is the most important of all the animals on the farm.",
    "The workers close the full cells with a lid of wax.",
  ])("finds none: %s", (sentence) => {
    expect(definitionIn(sentence, "en")).toBeNull();
  });
});
