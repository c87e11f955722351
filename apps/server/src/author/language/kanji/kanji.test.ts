import { describe, expect, it } from "vitest";

import { createBuiltInAuthor } from "../../BuiltInAuthor.ts";
import { draftAll } from "../../testing/draftAll.ts";
import { languageRequest } from "../../testing/requests.ts";
import { verifyLesson } from "../../verify/verifyLesson.ts";
import { allKanji } from "./Kanji.ts";
import { allKanjiWords, wordsWith } from "./KanjiWord.ts";

describe("the kanji", () => {
  const ofLevel = (level: string) => allKanji("en").filter((kanji) => kanji.level === level);

  it("are those of the first two levels, each once", () => {
    expect(ofLevel("N5")).toHaveLength(80);
    expect(ofLevel("N4").length).toBeGreaterThanOrEqual(160);
    const signs = allKanji("en").map(({ id }) => id);
    expect(new Set(signs).size).toBe(signs.length);
    for (const sign of signs) expect(sign).toMatch(/^\p{Script=Han}$/u);
  });

  it.each(["en", "fr", "nl"] as const)("each mean something of their own in %s", (own) => {
    const meanings = allKanji(own).map(({ meaning }) => meaning);
    expect(meanings.filter((each, index) => meanings.indexOf(each) !== index)).toEqual([]);
  });

  it("are read in Chinese, in katakana, and in Japanese, in hiragana", () => {
    for (const { readings, romaji } of allKanji("fr")) {
      for (const reading of readings)
        expect(reading).toMatch(
          /^(?:[\p{Script=Katakana}ー]+|\p{Script=Hiragana}+(?:\(\p{Script=Hiragana}+\))?)$/u,
        );
      expect(romaji).toMatch(/^[a-z', ]+$/);
    }
  });

  it("may be typed by any of their readings, with what follows the sign or without", () => {
    const eat = allKanji("nl").find(({ id }) => id === "食");
    expect(eat?.typed).toEqual(
      expect.arrayContaining(["しょく", "shoku", "たべる", "taberu", "た", "ta"]),
    );
    expect(allKanji("en").find(({ id }) => id === "使")?.meanings).toEqual(["to use", "use"]);
  });
});

describe.each([
  ["Kanji JLPT N5", "nl"],
  ["Japanese kanji", "en"],
  ["les kanji du N4", "fr"],
] as const)("a capsule on %s", (topic, own) => {
  const request = languageRequest("japanese", own, topic);

  it("is drafted so that every item stands, and each lesson can be published", async () => {
    for (const draft of await draftAll(request)) {
      const { rejected, publishable } = verifyLesson(draft, request);
      expect(rejected.map(({ item, reasons }) => [item.exercise, reasons])).toEqual([]);
      expect(publishable).toBe(true);
      const kinds = draft.items.map(({ exercise }) => exercise.content_type);
      expect(kinds.filter((kind) => kind === "character").length).toBeGreaterThanOrEqual(4);
    }
  });
});

describe("words in kanji", () => {
  it("come once all their signs are known, and with one of the lesson", () => {
    const words = wordsWith(["日", "月", "年"], "en").map(({ id }) => id);
    expect(words).toEqual([]);
    expect(wordsWith(["今", "前", "後", "午", "毎", "間"], "en").map(({ id }) => id)).toEqual(
      expect.arrayContaining(["今日", "今年", "毎日", "午後", "時間"]),
    );
    for (const { id } of wordsWith(["学", "校"], "fr")) expect(id).toMatch(/[学校]/u);
  });

  it("are typed in kana or in Latin letters", () => {
    const today = allKanjiWords("nl").find(({ id }) => id === "今日");
    expect(today).toMatchObject({ meaning: "vandaag", typed: ["きょう", "kyou"] });
  });

  it("stand in most lessons", async () => {
    const drafts = await draftAll(languageRequest("japanese", "fr", "kanji N4"));
    const withWords = drafts.filter(({ items }) =>
      items.some(
        ({ provenance }) => "dataSet" in provenance && provenance.dataSet === "kanji-words",
      ),
    );
    expect(withWords.length / drafts.length).toBeGreaterThan(0.8);
  });
});

it("teaches the level that the topic names, and refuses those it has no kanji of", async () => {
  const author = createBuiltInAuthor();
  const plan = await author.plan(languageRequest("japanese", "en", "JLPT N4 kanji"));
  expect(plan.levels.every(({ title }) => title.startsWith("N4"))).toBe(true);
  const assessment = await author.assess(languageRequest("japanese", "en", "kanji for N2"));
  expect(assessment.authorable).toBe(false);
});
