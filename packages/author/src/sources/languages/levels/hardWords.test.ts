import { describe, expect, it } from "vitest";

import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import type { TaughtLanguage } from "../../../model/taught-languages.ts";
import { hardWords } from "./hardWords.ts";
import type { WordLevel } from "../../../model/LanguageTarget.ts";

function hard(
  text: string,
  language: TaughtLanguage,
  level: WordLevel,
  own: InstructionLanguage = "en",
  taught: readonly string[] = [],
): readonly string[] {
  return hardWords([text], { language, level, taught }, own);
}

describe("a sentence of A1", () => {
  it.each<[TaughtLanguage, InstructionLanguage, string]>([
    ["en", "fr", "On dit “I would like a cup of coffee, please” pour demander poliment."],
    ["fr", "en", "Je mange une pomme dans le jardin avec ma sœur."],
    ["nl", "fr", "“Mijn zus woont in een klein huis bij het station” : elle habite là."],
    ["de", "en", "“Ich wohne in einer kleinen Wohnung beim Bahnhof” is how they say it."],
    ["es", "nl", "El perro de mi hermana duerme en la cocina."],
    ["it", "en", "La ragazza legge un libro in biblioteca."],
    ["pt", "en", "Eu gosto de comer peixe com arroz."],
    ["ja", "en", "“私は毎日学校に行きます” means that I go to school every day."],
  ])("passes in %s for readers of %s", (language, own, text) => {
    expect(hard(text, language, "A1", own)).toEqual([]);
  });
});

describe("a sentence of B2 and above", () => {
  it.each<[TaughtLanguage, InstructionLanguage, string, string[]]>([
    [
      "en",
      "fr",
      "“Notwithstanding the drawbacks, she relinquished her entitlement.”",
      ["notwithstanding", "drawbacks", "relinquished", "entitlement"],
    ],
    [
      "fr",
      "en",
      "The sentence “Il faudrait que nous nous abstenions de tout propos hâtif” is polite.",
      ["abstenions", "hâtif"],
    ],
    ["nl", "fr", "De overheid heeft ingrijpende maatregelen aangekondigd.", ["ingrijpende"]],
    ["de", "nl", "Diese Bestrebungen erweisen sich als unzureichend.", ["unzureichend"]],
    ["es", "en", "Acabó desistiendo de su empeño.", ["desistiendo", "empeño"]],
    ["it", "en", "Tale inadempienza comporta la rescissione del contratto.", ["inadempienza"]],
    ["pt", "en", "O inadimplemento acarreta a rescisão do contrato.", ["inadimplemento"]],
    ["ja", "en", "“政府は財政再建の見通しを発表した” is from a newspaper.", ["財政", "再建"]],
  ])("is caught at A2 in %s for readers of %s", (language, own, text, words) => {
    expect(hard(text, language, "A2", own)).toEqual(expect.arrayContaining(words));
  });

  it("is let pass in the reader's own language, of which the lesson says what it likes", () => {
    const text = "Notwithstanding the drawbacks, one relinquishes an entitlement: “Sí, gracias”.";
    expect(hard(text, "es", "A1")).toEqual([]);
  });
});

describe("what is free", () => {
  const text = "El ornitorrinco come escarabajos.";

  it("is one word in a sentence, which the others tell", () => {
    expect(hard("El ornitorrinco come pan.", "es", "A1")).toEqual([]);
    expect(hard(text, "es", "A1")).toEqual(["ornitorrinco", "escarabajos"]);
  });

  it("is what the lesson teaches", () => {
    expect(hard(text, "es", "A1", "en", ["El ornitorrinco, the platypus"])).toEqual([]);
  });

  it("is a name, a number, and a word that the reader's language has as well", () => {
    expect(hard("Hay 1492 turistas en Tordesillas y Guadalupe.", "es", "A1")).toEqual([]);
  });

  it("is the regular inflection of a word, and a compound of two", () => {
    expect(hard("Die Blumen und der Küchentisch vom Hausmann.", "de", "A1")).toEqual([]);
  });
});

it("allows three hard words in an item, however many sentences it has", () => {
  const sentences = [
    "El ornitorrinco come aquí.",
    "El escarabajo come aquí.",
    "El azafrán es bueno.",
    "Hay orfebres aquí.",
  ];
  const target = { language: "es", level: "A1", taught: [] } as const;
  expect(hardWords(sentences.slice(0, 3), target, "en")).toEqual([]);
  expect(hardWords(sentences, target, "en")).toHaveLength(4);
});
