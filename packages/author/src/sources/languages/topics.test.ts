import { parseLanguageMaterial } from "./LanguageMaterial.ts";
import { describe, expect, it } from "vitest";

import { createBuiltInAuthor } from "../../BuiltInAuthor.ts";
import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { languageRequest } from "../../testing/requests.ts";
import { readLanguageTopic } from "./topics.ts";

const author = createBuiltInAuthor();

describe("a topic finds its capsule", () => {
  it.each<[topic: string, skill: string, own: InstructionLanguage, title: string]>([
    ["les unités de mesure en allemand", "german", "fr", "Les unités de mesure en allemand"],
    ["maten en gewichten in het Japans", "japanese", "nl", "Maten en gewichten in het Japans"],
    ["dialogues en espagnol", "spanish", "fr", "Dialogues en espagnol"],
    ["gesprekken in het Italiaans", "italian", "nl", "Gesprekken in het Italiaans"],
    ["German at the café", "german", "en", "German: at the café"],
    ["Spaans op het station", "spanish", "nl", "Spaans: op het station"],
    ["anglais A2", "english", "fr", "Dialogues en anglais, niveau A2"],
    ["Dutch B1", "dutch", "en", "Conversations in Dutch, level B1"],
    ["conjugaison espagnole", "spanish", "fr", "Les verbes en espagnol\u202F: le présent"],
    ["Franse werkwoorden", "french", "nl", "Werkwoorden in het Frans: de tegenwoordige tijd"],
    ["Dutch articles", "dutch", "en", "Articles in Dutch: de, het"],
    ["Duits: der die das", "german", "nl", "Lidwoorden in het Duits: der, die, das"],
    ["Japanese kanji N5", "japanese", "en", "Japanese: the kanji of N5"],
    ["les kanji", "japanese", "fr", "Japonais\u202F: les kanji du N5 et du N4"],
    ["jōyō kanji", "japanese", "en", "Japanese: kanji of N5 and N4"],
    ["kanji JLPT N2", "japanese", "en", "Japanese: the kanji of N2, part 1 of 2"],
    [
      "kanji niveau N3, 2e partie",
      "japanese",
      "fr",
      "Japonais\u202F: les kanji du N3, partie 2 sur 2",
    ],
    ["kanji N1 deel 6", "japanese", "nl", "Japans: de kanji van N1, deel 6 van 6"],
    ["kanji grade 1", "japanese", "en", "Japanese: the kanji of school year 1"],
    [
      "les kanji de deuxième année",
      "japanese",
      "fr",
      "Japonais\u202F: les kanji de l’école primaire, année 2",
    ],
    ["kanji van het zesde leerjaar", "japanese", "nl", "Japans: de kanji van leerjaar 6"],
    ["JLPT N5 vocabulary", "japanese", "en", "Japanese: kana and first words"],
    ["hiragana", "japanese", "nl", "Hiragana lezen en schrijven"],
    ["Italian", "italian", "en", "First words in Italian"],
    ["anglais débutant", "english", "fr", "Premiers mots en anglais"],
    ["les animaux en allemand", "german", "fr", ""],
  ])("%s", async (topic, skill, own, title) => {
    const plan = await author.plan(languageRequest(skill, own, topic));
    if (title !== "") expect(plan.title).toBe(title);
    expect(plan.lessons.length).toBeGreaterThanOrEqual(4);
    expect(plan.madeFrom.length).toBeGreaterThan(0);
  });

  it.each([
    ["le subjonctif en espagnol", "spanish"],
    ["passé composé", "french"],
    ["past tense in German", "german"],
    ["anglais C1", "english"],
    ["verbes japonais", "japanese"],
    ["English articles a and the", "english"],
    ["kanji N3 part 3", "japanese"],
    ["kanji N5 part 2", "japanese"],
    ["kanji grade 7", "japanese"],
    ["JLPT N2 vocabulary", "japanese"],
    ["JLPT N4 vocabulary", "japanese"],
    ["JLPT N5 listening", "japanese"],
    ["Japanese N3", "japanese"],
  ])("%s is refused", async (topic, skill) => {
    const own = skill === "english" ? "fr" : "en";
    const assessment = await author.assess(languageRequest(skill, own, topic));
    expect(assessment.authorable).toBe(false);
  });
});

describe("readLanguageTopic", () => {
  it("reads what a topic asks for", () => {
    expect(readLanguageTopic("Dutch at the doctor's, B1")).toMatchObject({
      situations: ["doctor"],
      level: "B1",
      verbs: false,
      articles: false,
    });
    expect(readLanguageTopic("vocabulaire de la maison")).toMatchObject({
      themes: ["house", "household"],
      situations: [],
      conversation: false,
    });
  });
});

it("starts a level with what is said at it", async () => {
  const { levels, lessons } = await author.plan(languageRequest("english", "fr", "anglais A2"));
  expect(levels.at(-1)?.title).toBe("D’autres verbes fréquents");
  const taught = lessons.flatMap(({ material }) => {
    const read = parseLanguageMaterial(material);
    return read?.kind === "situation" ? [read.situation] : [];
  });
  expect(new Set(taught)).toEqual(new Set(["train", "hotel", "plans", "phone"]));
});
