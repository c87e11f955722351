import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AnswerContext } from "./index.ts";
import { matchAnswer } from "./index.ts";

const fr: AnswerContext = { locale: "fr" };

type Case = [typed: string, accepted: string, context?: AnswerContext];

function expectAll(cases: Case[], verdict: "plain" | "accents" | "spelling" | "wrong") {
  for (const [typed, accepted, context = fr] of cases) {
    const match = matchAnswer(typed, [accepted], context);
    const found = match.accepted ? (match.slip ?? "plain") : "wrong";
    expect(found, `${typed} for ${accepted}`).toBe(verdict);
  }
}

test("case, spaces, marks and full-width forms carry no meaning", () => {
  expectAll(
    [
      ["  LA   Plume. ", "la plume"],
      ["aujourd'hui", "aujourd’hui"],
      ["« oui »", "oui"],
      ["arc en ciel", "arc-en-ciel"],
      ["ＡＢＣ", "abc"],
      ["coeur", "cœur"],
      ["Straße", "strasse", { locale: "fr", lang: "de" }],
      ["く つ", "くつ", { locale: "fr", lang: "ja" }],
      ["ｶﾒﾗ", "カメラ", { locale: "fr", lang: "ja" }],
      ["e\u0301te\u0301", "été"],
    ],
    "plain",
  );
});

test("marks that are the answer are compared", () => {
  expectAll([["?", "?"]], "plain");
  expectAll(
    [
      ["!", "?"],
      ["C", "C++"],
      ["-5", "5"],
      ["", "?"],
      [" ", "été"],
    ],
    "wrong",
  );
});

describe("articles", () => {
  test("carry no meaning in the learner's own language", () => {
    expectAll(
      [
        ["photosynthèse", "la photosynthèse"],
        ["la photosynthèse", "photosynthèse"],
        ["une plume", "la plume"],
        ["l’eau", "eau"],
        ["the cell", "cell", { locale: "en" }],
        ["celkern", "de celkern", { locale: "nl" }],
      ],
      "plain",
    );
  });

  test("must not contradict the gender", () => {
    expectAll(
      [
        ["le table", "la table"],
        ["het tafel", "de tafel", { locale: "nl" }],
      ],
      "wrong",
    );
  });

  test("belong to the answer in a language that is being learned", () => {
    expectAll(
      [
        ["huis", "het huis", { locale: "fr", lang: "nl" }],
        ["de huis", "het huis", { locale: "fr", lang: "nl" }],
      ],
      "wrong",
    );
    expectAll([["house", "the house", { locale: "fr", lang: "en" }]], "plain");
  });
});

describe("slips", () => {
  test("accents are forgiven and noted, except where they make another word", () => {
    const es: AnswerContext = { locale: "fr", lang: "es" };
    expectAll(
      [
        ["resume", "résumé"],
        ["ete", "été"],
        ["théatre", "théâtre"],
      ],
      "accents",
    );
    expectAll([["manana", "mañana", es]], "accents");
    expectAll(
      [
        ["ou", "où"],
        ["foret", "forêt"],
        ["ano", "año", es],
      ],
      "wrong",
    );
  });

  test("a long word may have a letter wrong", () => {
    expectAll(
      [
        ["photosyntèse", "photosynthèse"],
        ["chlorophile", "chlorophylle"],
        ["la révoltuion française", "la révolution française"],
        ["mitochondira", "mitochondria", { locale: "en" }],
      ],
      "spelling",
    );
  });

  test("an accent that is left out in a word like another is a slip, for nothing else was meant", () => {
    expectAll(
      [
        ["pecheur", "le pêcheur"],
        ["pate", "la pâte"],
      ],
      "accents",
    );
  });

  test("short words, digits, other words and grammatical endings are never slips", () => {
    expectAll(
      [
        ["chat", "chut"],
        ["1789", "1798"],
        ["année 1789", "année 1799"],
        ["poison", "poisson"],
        ["pécheur", "le pêcheur"],
        ["chevaux", "les cheveux"],
        ["veille", "la ville"],
        ["singe", "le signe"],
        ["compliment", "complement", { locale: "en" }],
        ["plant", "the planet", { locale: "en" }],
        ["dichter", "de dochter", { locale: "nl" }],
        ["ontstaan", "ontslaan", { locale: "nl" }],
        ["saison", "maison"],
        ["desert", "dessert", { locale: "en" }],
        ["hablamos", "hablaron", { locale: "fr", lang: "es" }],
        ["walked", "walker", { locale: "nl", lang: "en" }],
      ],
      "wrong",
    );
  });
});

test("beginnings and endings that make another word are no slips", () => {
  expectAll(
    [
      ["hypotension", "hypertension"],
      ["exothermique", "endothermique"],
      ["architecture", "architecte"],
      ["agriculture", "agriculteur"],
      ["comité", "comète"],
      ["vague", "vogue"],
      ["sulfite", "sulfate", { locale: "en" }],
      ["photon", "proton", { locale: "en" }],
      ["hearth", "heart", { locale: "en" }],
      ["demografie", "democratie", { locale: "nl" }],
      ["voorkomend", "voorkomen", { locale: "nl" }],
    ],
    "wrong",
  );
});

test("the other number is a slip in the learner's own language alone", () => {
  expectAll(
    [
      ["poumon", "les poumons"],
      ["driehoeken", "driehoek", { locale: "nl" }],
    ],
    "spelling",
  );
  expectAll([["fietsen", "fiets", { locale: "fr", lang: "nl" }]], "wrong");
});

test("dates, years and names may be written in other ways", () => {
  const en: AnswerContext = { locale: "en" };
  const nl: AnswerContext = { locale: "nl" };
  expectAll(
    [
      ["14/07/1789", "14 juillet 1789"],
      ["le 1er mai 1886", "1 mai 1886"],
      ["July 4th, 1776", "4 July 1776", en],
      ["1776-07-04", "4 July 1776", en],
      ["op 5 mei 1945", "5 mei 1945", nl],
      ["in 1648", "1648", nl],
      ["Hugo, Victor", "Victor Hugo"],
      ["de l’eau", "l’eau"],
    ],
    "plain",
  );
  expectAll(
    [
      ["13/07/1789", "14 juillet 1789"],
      ["07/04/1776", "4 July 1776", en],
      ["34 July 1776", "4 July 1776", en],
      ["mange le chat la souris", "la souris mange le chat"],
      ["in 1684", "1648", nl],
      ["Morgen Guten", "Guten Morgen", { locale: "fr", lang: "de" }],
    ],
    "wrong",
  );
  expectAll([["autos", "auto’s", nl]], "accents");
});

test("kana of one kind do not stand for the other, nor romaji for kana", () => {
  const ja: AnswerContext = { locale: "fr", lang: "ja" };
  expectAll(
    [
      ["ク", "く", ja],
      ["か", "が", ja],
      ["ku", "く", ja],
      ["はば", "はは", ja],
    ],
    "wrong",
  );
  expect(matchAnswer("ku", ["く", "ku"], ja)).toMatchObject({ accepted: true, expected: "ku" });
});

test("in Japanese a letter more is another sound, in Latin letters too", () => {
  const romaji: AnswerContext = { locale: "fr", lang: "ja-Latn" };
  expectAll(
    [
      ["obasan", "obaasan", romaji],
      ["gakou", "gakkou", romaji],
    ],
    "wrong",
  );
  expectAll([["Kore wa nan desu ka ?", "kore wa nan desu ka", romaji]], "plain");
});

test("the closest accepted answer is the one that was meant", () => {
  expect(matchAnswer("ete", ["été", "ete"], fr)).toMatchObject({ expected: "ete", slip: null });
});

test("numbers count by their value, except where a 0 stands first", () => {
  expectAll(
    [
      ["1 000", "1000"],
      ["3/4", "0,75"],
      ["1000", "1 000"],
    ],
    "plain",
  );
  expectAll(
    [
      ["1000", "01000"],
      ["3,15", "3,14"],
    ],
    "wrong",
  );
});

test.each([
  ["ik heet Lina", true],
  ["mijn naam is Lina van Dijk", true],
  ["ik heet", true],
  ["ik heb Lina", false],
  ["ik woon Lina", false],
  ["Lina", false],
])("for a phrase that goes on, %j is accepted: %s", (typed, accepted) => {
  const phrases = ["ik heet …", "mijn naam is …", "ik ben …"];
  expect(matchAnswer(typed, phrases, { locale: "fr", lang: "nl" }).accepted).toBe(accepted);
});

test("every answer that is not blank accepts itself, without a slip", () => {
  const locales = fc.constantFrom("fr" as const, "en" as const, "nl" as const);
  const langs = fc.constantFrom(undefined, "ja", "es", "de", "zz-constructor");
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", minLength: 1 }),
      locales,
      langs,
      (text, locale, lang) => {
        fc.pre(
          text.trim() !== "" && text.replace(/[\u00AD\u200B-\u200D\u2060\uFEFF\s]/gu, "") !== "",
        );
        expect(matchAnswer(text, [text], { locale, lang })).toEqual({
          accepted: true,
          expected: text,
          slip: null,
        });
      },
    ),
    { seed: 21, numRuns: 1000 },
  );
});

test("no typed text makes it throw", () => {
  const texts = fc.string({ unit: "grapheme" });
  fc.assert(
    fc.property(texts, texts, (typed, accepted) => {
      matchAnswer(typed, [accepted], fr);
      matchAnswer(typed, [accepted], { locale: "nl", type: "number" });
    }),
    { seed: 21, numRuns: 1000 },
  );
});
