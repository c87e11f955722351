import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Locale } from "@alambic/contract";
import { matchAnswer } from "../index.ts";

function accepts(typed: string, accepted: string, question: string, locale: Locale): boolean {
  return matchAnswer(typed, [accepted], { locale, question }).accepted;
}

interface Asked {
  readonly locale: Locale;
  readonly question: string;
  readonly accepted: string;
  readonly wrong: readonly string[];
}

const asked: readonly Asked[] = [
  {
    locale: "fr",
    question: "Quel pouvoir est chargé de voter les lois ?",
    accepted: "le pouvoir législatif",
    wrong: ["exécutif", "judiciaire", "le pouvoir exécutif"],
  },
  {
    locale: "fr",
    question: "Quel organe produit l’insuline ?",
    accepted: "le pancréas",
    wrong: ["le foie", "la rate", "rein"],
  },
  {
    locale: "fr",
    question: "Qui a écrit « Les Misérables » ?",
    accepted: "Victor Hugo",
    wrong: ["Émile Zola", "Victor", "Adèle Hugo"],
  },
  {
    locale: "en",
    question: "Which gas do plants absorb for photosynthesis?",
    accepted: "carbon dioxide",
    wrong: ["oxygen", "carbon monoxide", "nitrogen"],
  },
  {
    locale: "en",
    question: "How do you calculate density from mass and volume?",
    accepted: "mass divided by volume",
    wrong: ["volume divided by mass", "mass times volume", "volume over mass"],
  },
  {
    locale: "en",
    question: "Who wrote “Pride and Prejudice”?",
    accepted: "Jane Austen",
    wrong: ["Charlotte Brontë", "Jane", "Cassandra Austen"],
  },
  {
    locale: "nl",
    question: "Wat is de grootste planeet van ons zonnestelsel?",
    accepted: "Jupiter",
    wrong: ["Saturnus", "de aarde", "Mars"],
  },
  {
    locale: "nl",
    question: "Welke oorlog voerden de Nederlanden van 1568 tot 1648?",
    accepted: "de Tachtigjarige Oorlog",
    wrong: ["de Dertigjarige Oorlog", "de Koude Oorlog", "30-jarige oorlog"],
  },
  {
    locale: "nl",
    question: "Wie schilderde De aardappeleters?",
    accepted: "Vincent van Gogh",
    wrong: ["Vincent", "Theo van Gogh", "Johannes Vermeer"],
  },
];
const anyAsked = fc.constantFrom(...asked);
const wordsOf = (question: string) => question.split(/[^\p{L}]+/u).filter((word) => word !== "");
const someWords = (question: string) =>
  fc.array(fc.constantFrom(...wordsOf(question)), { minLength: 1, maxLength: 6 });
const withWords = anyAsked.chain((item) =>
  fc.record({ item: fc.constant(item), words: someWords(item.question) }),
);
const not: Readonly<Record<Locale, readonly string[]>> = {
  fr: ["pas", "ce n’est pas", "sauf", "ni", "jamais"],
  en: ["not", "it is not", "never", "isn't", "no"],
  nl: ["niet", "geen", "het is niet", "nooit", "behalve"],
};

describe("with the question known", () => {
  test("its words alone never pass", () => {
    fc.assert(
      fc.property(withWords, ({ item: { accepted, question, locale }, words }) => {
        expect(accepts(words.join(" "), accepted, question, locale), words.join(" ")).toBe(false);
      }),
      { seed: 4, numRuns: 400 },
    );
  });

  test("its words make nothing right that is wrong", () => {
    const cases = withWords.chain(({ item, words }) =>
      fc.record({
        item: fc.constant(item),
        words: fc.constant(words),
        wrong: fc.constantFrom(...item.wrong),
        at: fc.nat(words.length),
      }),
    );
    fc.assert(
      fc.property(cases, ({ item: { accepted, question, locale }, words, wrong, at }) => {
        const typed = words.toSpliced(at, 0, wrong).join(" ");
        expect(accepts(typed, accepted, question, locale), typed).toBe(false);
      }),
      { seed: 4, numRuns: 500 },
    );
  });

  test("a negated answer never passes", () => {
    for (const { locale, accepted, question } of asked)
      for (const word of not[locale])
        for (const typed of [`${word} ${accepted}`, `${accepted} ${word}`])
          expect(accepts(typed, accepted, question, locale), typed).toBe(false);
  });

  test("a second claim never passes", () => {
    const or = { fr: "ou", en: "or", nl: "of" };
    for (const { locale, accepted, question, wrong } of asked)
      for (const other of wrong)
        for (const typed of [
          `${accepted} ${or[locale]} ${other}`,
          `${other}, ${accepted}`,
          `${accepted} ${other}`,
        ])
          expect(accepts(typed, accepted, question, locale), typed).toBe(false);
  });

  test("what is right without it stays right", () => {
    for (const { locale, accepted, question } of asked)
      for (const typed of [accepted, accepted.toUpperCase(), ` ${accepted}.`])
        expect(accepts(typed, accepted, question, locale), typed).toBe(true);
  });

  test.each<[Locale, string, string, string]>([
    ["fr", "Quel organe produit l’insuline ?", "le pancréas", "c’est le pancréas qui la produit"],
    ["fr", "Quel pouvoir vote les lois ?", "le pouvoir législatif", "législatif"],
    ["fr", "Quel est le numéro d’urgence ?", "112", "il faut faire le 112"],
    ["fr", "Combien de pattes a une araignée ?", "8", "une araignée a 8 pattes"],
    ["en", "What kind of word is “quickly”?", "adverb", "its an adverb"],
    ["en", "What is the pH of pure water?", "7", "pH 7"],
    ["en", "Which vitamin does the skin make?", "vitamin D", "vit d"],
    ["en", "Where does it take place?", "in the chloroplasts", "chloroplasts"],
    ["nl", "Wat is de grootste planeet?", "Jupiter", "jupiter is de grootste"],
    ["nl", "Met welke munt betaal je in Japan?", "de yen", "japanse yen"],
    ["nl", "Hoe heet het kort koken van groente?", "blancheren", "groente blancheren"],
  ])("in %s, %s: %s is said by %s", (locale, question, accepted, typed) => {
    expect(accepts(typed, accepted, question, locale)).toBe(true);
    expect(matchAnswer(typed, [accepted], { locale }).accepted).toBe(false);
  });

  test("nothing is left out where it offers a choice, or of what tells two things apart", () => {
    const choice = "Which power makes laws, the legislative or the executive power?";
    expect(accepts("legislative", "legislative power", choice, "en")).toBe(false);
    expect(accepts("nord est", "le nord", "Quelle direction est en haut ?", "fr")).toBe(false);
    expect(accepts("1000 kilometre", "1000 metres", "How many metres is a kilometre?", "en")).toBe(
      false,
    );
  });

  test("an ending is no slip where a form of a word is asked for", () => {
    expect(accepts("liepen", "liep", "Wat is het enkelvoud?", "nl")).toBe(false);
    expect(accepts("liepen", "liep", "Wat deed hij?", "nl")).toBe(true);
  });
});

describe("a person who is asked for", () => {
  test.each<[Locale, string, string, string]>([
    ["fr", "Qui a écrit « Le Deuxième Sexe » ?", "Simone de Beauvoir", "de beauvoir"],
    ["fr", "Quel peintre a fait ce tableau ?", "Pablo Picasso", "picasso"],
    ["en", "Who painted it?", "Leonardo da Vinci", "it was da Vinci"],
    ["en", "Which English writer was it?", "Jane Austen", "austen"],
    ["nl", "Wie schreef Max Havelaar?", "Eduard Douwes Dekker", "douwes dekker"],
    ["nl", "Wie componeerde het?", "Johann Sebastian Bach", "j.s. bach"],
    ["nl", "Wie schilderde het?", "Vincent van Gogh", "vincent van gog"],
  ])("in %s, %s: %s may be called %s", (locale, question, accepted, typed) => {
    expect(accepts(typed, accepted, question, locale)).toBe(true);
  });

  test.each<[Locale, string, string, string]>([
    ["fr", "Qui a découvert le radium avec Pierre Curie ?", "Marie Curie", "Curie"],
    ["fr", "Quelle ville est-ce ?", "New York", "York"],
    ["fr", "Qui régnait ?", "Louis XIV", "XIV"],
    ["fr", "Qui a écrit ceci ?", "Victor Hugo", "A. Hugo"],
    ["en", "Which river is it?", "Yellow River", "River"],
    ["en", "Who wrote it? Give the first name too.", "Jane Austen", "Austen"],
    ["en", "Who was it?", "Jane Austen", "Jane"],
    ["nl", "Wie werd gekroond?", "Karel de Grote", "de Grote"],
    ["nl", "Wie leidde de Opstand?", "Willem van Oranje", "van Oranje"],
    ["nl", "Wie componeerde het?", "Johann Sebastian Bach", "C. Bach"],
  ])("in %s, %s: %s is not %s", (locale, question, accepted, typed) => {
    expect(accepts(typed, accepted, question, locale)).toBe(false);
  });
});

describe("what is asked for in a kind", () => {
  test.each<[Locale, string, string, string, string]>([
    ["fr", "En quelle année était-ce ?", "1789", "le 14 juillet 1789", "14 juillet 1790"],
    ["en", "When did it fall?", "1989", "in nov. 1989", "before november 1989"],
    ["nl", "In welk jaar was de slag?", "1815", "18-06-1815", "18-06-1851"],
    ["fr", "À quel âge vote-t-on ?", "18 ans", "à partir de dix-huit ans", "avant 18 ans"],
    ["en", "At what age may you vote?", "18", "from 18", "over 18"],
    ["nl", "Vanaf welke leeftijd mag dat?", "18 jaar", "vanaf 18", "onder 18"],
    ["en", "How deep must it be at least?", "2 mm", "at least 2 mm", "at most 2 mm"],
    ["fr", "En quelle saison plante-t-on ?", "en automne", "l’automne", "avant l’automne"],
    ["en", "What is the unit?", "ohm", "ohms", "volts"],
    ["nl", "Wat is de eenheid van druk?", "pascal", "de pascal (Pa)", "de pascal (N)"],
    ["fr", "Combien de temps ?", "un temps et demi", "1,5 temps", "2,5 temps"],
    ["en", "How cold is it?", "32 °F", "32F", "32C"],
    ["nl", "Hoe kopieer je?", "Ctrl+C", "control c", "control v"],
    [
      "en",
      "Which three powers?",
      "royal, legal and civil power",
      "civil, royal and legal power",
      "civil, royal and human power",
    ],
    ["en", "What is the capital of New Zealand?", "Wellington", "wellington, nz", "wellington, uk"],
    [
      "nl",
      "In welke houding leg je hem?",
      "de zijligging",
      "in zijligging leggen",
      "in rugligging leggen",
    ],
    ["en", "Who led it?", "Winston Churchill", "sir Winston Churchill", "sir Randolph Churchill"],
    ["fr", "Qui fut président ?", "Charles de Gaulle", "le général de gaulle", "madame de gaulle"],
    ["fr", "Qui l’a peint ?", "Eugène Delacroix", "delacroix eugene", "delacroix eugénie"],
    ["nl", "Wie is de oppergod?", "Zeus", "Zues", "Ares"],
  ])("in %s, %s: %s is said by %s, not by %s", (locale, question, accepted, typed, wrong) => {
    expect(accepts(typed, accepted, question, locale)).toBe(true);
    expect(accepts(wrong, accepted, question, locale)).toBe(false);
  });

  test("the same is refused where it is not asked for", () => {
    expect(accepts("14 juillet 1789", "1789", "Combien de soldats ?", "fr")).toBe(false);
    expect(accepts("from 18", "18", "How many players?", "en")).toBe(false);
    expect(accepts("at least 2 mm", "2 mm", "How deep is it?", "en")).toBe(false);
    expect(accepts("president Roosevelt", "Eleanor Roosevelt", "Who was his wife?", "en")).toBe(
      false,
    );
  });
});
