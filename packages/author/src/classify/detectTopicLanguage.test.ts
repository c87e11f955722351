import { describe, expect, it } from "vitest";

import { detectTopicLanguage } from "./detectTopicLanguage.ts";

const languages = ["fr", "en", "nl"] as const;

describe("detectTopicLanguage", () => {
  it.each(
    (
      "katakana|hirragana|katakanas|kanji|kana|opera|algebra|python|dna|adn|fraction|fractions|or|" +
      "machine learning|jazz|yoga|Mozart|bitcoin|HTML|Java|Beethoven sonata|hiragana katakana kanji|" +
      "|1789|日本語"
    ).split("|"),
  )("leaves what does not tell its language in the reader’s: %j", (topic) => {
    expect(languages.map((reader) => detectTopicLanguage(topic, reader))).toEqual(languages);
  });

  it.each(
    [
      ["chimie", "verbes", "volcans", "équations", "algèbre", "révolution", "guerre mondiale"],
      ["chemistry", "verbs", "cell", "solar system", "phrasal verbs", "world war"],
      ["scheikunde", "werkwoorden", "cel", "breuken", "België", "zonnestelsel", "python leren"],
    ].flatMap((topics, at) => topics.map((topic) => [topic, languages[at]])),
  )("knows a word that one language has: %s", (topic = "", language) => {
    for (const reader of languages) expect(detectTopicLanguage(topic, reader)).toBe(language);
  });

  it.each([
    ["les verbes", "fr"],
    ["la cellule", "fr"],
    ["l’opéra", "fr"],
    ["le python", "fr"],
    ["Hiragana et katakana", "fr"],
    ["the cell", "en"],
    ["learn python", "en"],
    ["history of the opera", "en"],
    ["Kanji for beginners", "en"],
    ["de cel", "nl"],
    ["het alfabet", "nl"],
    ["kanji voor beginners", "nl"],
    ["de opera van Mozart", "nl"],
    ["analyse bivariée quantitative", "fr"],
    ["Comment fonctionne un moteur à explosion", "fr"],
    ["How a combustion engine works", "en"],
    ["Hoe een verbrandingsmotor werkt", "nl"],
  ])("takes the language of its small words: %s", (topic, language) => {
    for (const reader of languages) expect(detectTopicLanguage(topic, reader)).toBe(language);
  });

  it("leaves words that two languages share to the reader who has one of the two", () => {
    expect(detectTopicLanguage("tables de multiplication", "fr")).toBe("fr");
    expect(detectTopicLanguage("de opera", "nl")).toBe("nl");
    expect(detectTopicLanguage("de opera", "en")).not.toBe("en");
  });

  it("takes the likeliest where there is no reader", () => {
    expect(detectTopicLanguage("")).toBe("fr");
    expect(detectTopicLanguage("Kansrekening")).toBe("nl");
  });
});
