import { describe, expect, it } from "vitest";

import { definitionIn, hasManyMeanings } from "./definitionIn.ts";
import { acronymsIn, mayAbbreviate, namesIn, tellsName } from "./namesOf.ts";
import { nounsOf } from "./nounsOf.ts";
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
    "The nectar is exchanged between two workers of a hive.",
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

it.each([
  ["At least 2048 cells are built in the hive.", ["1024", "4096", "512", "8192"]],
  ["At least 64 cells are built in the hive.", ["32", "128", "16", "256"]],
] as const)("offers powers of two beside one: %s", (sentence, expected) => {
  const found = numberIn(sentence, "en");
  if (found === null) throw new Error(sentence);
  expect(nearNumbers(found)).toEqual(expected);
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

  it("takes for another meaning only what begins as the abbreviation does", () => {
    expect(mayAbbreviate("FHS", "Free Honey Shop")).toBe(true);
    expect(mayAbbreviate("FHS", "Linux Documentation Project")).toBe(false);
  });

  it("looks no further back than to the words that an abbreviation can be made of", () => {
    const sentence = `The ${"very-long-".repeat(50)}name of the Domain Name System (DNS) and the File Server (FS) say`;
    expect(acronymsIn(sentence, "en")).toEqual([
      { short: "DNS", long: "Domain Name System" },
      { short: "FS", long: "File Server" },
    ]);
    expect(acronymsIn(`${"x-".repeat(5_000)} (no`, "en")).toEqual([]);
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
    "A shell is a Bourne shell clone that has some nice features.",
    "The larva is the young form of an insect called Maya in books.",
    "The drone is a male bee that has come out of another hive.",
    "A beehive is a box that the people of Hive have made by hand.",
    "A beehive is a skill that you must master before you can keep any bees.",
    "The class of an object determines how it will be treated by what are known as generic functions.",
  ])("finds none: %s", (sentence) => {
    expect(definitionIn(sentence, "en")).toBeNull();
  });

  it.each([
    ["en", "The Hurd is a set of servers that run on top of a small kernel."],
    ["fr", "Le nectar est un suc sucré que les fleurs offrent aux insectes."],
  ] as const)("takes a definite subject, in %s, where one defines so: %s", (language, sentence) => {
    expect(definitionIn(sentence, language)).not.toBeNull();
  });
});

describe("hasManyMeanings", () => {
  const nouns = nounsOf(
    ["system", "project", "package", "distribution"].flatMap((word) =>
      Array.from({ length: 4 }, () => `A ${word} is here.`),
    ),
    "en",
  );
  it.each([
    ["a system, a project, a package and a distribution", 4, true],
    ["two kinds of thing", 2, false],
  ])("counts what a document calls a thing: %s", (_, count, expected) => {
    const statements = [...nouns.keys()]
      .slice(0, count)
      .map((word) => `the debian ${word} is here.`);
    expect(hasManyMeanings("Debian", statements, { language: "en", nouns })).toBe(expected);
  });
});
