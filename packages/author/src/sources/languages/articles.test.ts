import { describe, expect, it } from "vitest";

import { articleChoices, typedWithArticle, withArticle } from "./articles.ts";
import { readDataSet } from "./readDataSet.ts";
import type { TaughtLanguage } from "../../model/taught-languages.ts";

function named(id: string, language: TaughtLanguage): string {
  const entry = readDataSet("vocabulary").find((candidate) => candidate.id === id);
  if (entry === undefined) throw new Error(`No ${id}`);
  return withArticle(entry.names[language], language);
}

describe("withArticle", () => {
  it.each<[TaughtLanguage, string, string]>([
    ["fr", "red-apple", "la pomme"],
    ["fr", "egg", "l’œuf"],
    ["fr", "hedgehog", "le hérisson"],
    ["fr", "hospital", "l’hôpital"],
    ["fr", "glasses", "les lunettes"],
    ["nl", "house", "het huis"],
    ["nl", "dog", "de hond"],
    ["nl", "gloves", "de handschoenen"],
    ["de", "sun", "die Sonne"],
    ["de", "crescent-moon", "der Mond"],
    ["de", "house", "das Haus"],
    ["de", "grapes", "die Trauben"],
    ["es", "eagle", "el águila"],
    ["es", "cherries", "las cerezas"],
    ["it", "backpack", "lo zaino"],
    ["it", "skis", "gli sci"],
    ["it", "deciduous-tree", "l’albero"],
    ["it", "glasses", "gli occhiali"],
    ["it", "socks", "i calzini"],
    ["it", "mirror", "lo specchio"],
    ["pt", "sunglasses", "os óculos escuros"],
    ["en", "dog", "dog"],
    ["ja", "dog", "犬"],
    ["fr", "red-circle", "rouge"],
  ])("%s %s: %s", (language, id, expected) => {
    expect(named(id, language)).toBe(expected);
  });
});

describe("articleChoices", () => {
  it("asks only where the form of the article tells the gender", () => {
    const choices = (id: string, language: TaughtLanguage) => {
      const entry = readDataSet("vocabulary").find((candidate) => candidate.id === id);
      return entry === undefined ? null : articleChoices(entry.names[language], language);
    };
    expect(choices("red-apple", "fr")).toEqual(["le", "la"]);
    expect(choices("egg", "fr")).toBeNull();
    expect(choices("glasses", "fr")).toBeNull();
    expect(choices("dog", "nl")).toEqual(["de", "het"]);
    expect(choices("eagle", "es")).toBeNull();
    expect(choices("dog", "en")).toBeNull();
  });
});

describe("typedWithArticle", () => {
  const nameOf = (id: string, language: TaughtLanguage) =>
    readDataSet("vocabulary").find((entry) => entry.id === id)?.names[language] ?? { text: "" };

  it("takes either article where both are heard, and asks for none", () => {
    const accordion = nameOf("accordion", "nl");
    expect(typedWithArticle(accordion, "nl")).toEqual(["het accordeon", "de accordeon"]);
    expect(articleChoices(accordion, "nl")).toBeNull();
  });

  it("takes one article otherwise, the irregular ones of other languages too", () => {
    expect(typedWithArticle(nameOf("house", "nl"), "nl")).toEqual(["het huis"]);
    expect(typedWithArticle(nameOf("eagle", "es"), "es")).toEqual(["el águila"]);
    expect(typedWithArticle(nameOf("hedgehog", "fr"), "fr")).toEqual(["le hérisson"]);
  });
});
