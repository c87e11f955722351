import type { LessonMaterial } from "../../../model/CapsuleOutline.ts";
import { parseLanguageMaterial } from "../LanguageMaterial.ts";
import { describe, expect, it } from "vitest";
import { toHiragana } from "wanakana";

import { createBuiltInAuthor } from "../../../BuiltInAuthor.ts";
import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import { createRandom } from "../../../random/createRandom.ts";
import { draftAll } from "../../../testing/draftAll.ts";
import { languageRequest } from "../../../testing/requests.ts";
import { loadTexts } from "../../../texts/loadTexts.ts";
import { plainText } from "../../../texts/rich-text.ts";
import { verifyLesson } from "../../../verify/verifyLesson.ts";
import { kanjiOf, soundAlike } from "./Kanji.ts";
import { meaningItem, writeItem } from "./kanji-items.ts";
import { allKanjiWords, namesItsReading, typedReadingsOf, wordsWith } from "./KanjiWord.ts";
import { kanjiGroups, kanjiLevels, storedKanji } from "./StoredKanji.ts";

const all = [...storedKanji().values()];

describe("the kanji", () => {
  it("are the 2,136 of the jōyō list, level by level, part by part and group by group", () => {
    const counts = kanjiLevels.map((name) => all.filter(({ level }) => level === name).length);
    expect(counts).toEqual([80, 167, 366, 367, 1156]);
    expect(storedKanji().size).toBe(2136);
    for (const { id } of all) expect(id).toMatch(/^\p{Script=Han}$/u);
    const places = all.map(
      ({ level, part, group }) =>
        kanjiLevels.indexOf(level) * 1000 + part * 100 + kanjiGroups.indexOf(group),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it("hold those of each year of primary school", () => {
    const years = [1, 2, 3, 4, 5, 6].map(
      (asked) => all.filter(({ year }) => year === asked).length,
    );
    expect(years).toEqual([80, 160, 200, 202, 193, 191]);
  });

  it.each(["en", "fr", "nl"] as const)("each mean something of their own in %s", (own) => {
    const meanings = all.map((kanji) => kanji.meanings[own]);
    expect(meanings.filter((each, index) => meanings.indexOf(each) !== index)).toEqual([]);
  });

  it("are read in Chinese, in katakana, and in Japanese, in hiragana", () => {
    for (const { readings, romaji } of kanjiOf([...storedKanji().keys()], "fr")) {
      for (const reading of readings)
        expect(reading).toMatch(
          /^(?:[\p{Script=Katakana}ー]+|\p{Script=Hiragana}+(?:\(\p{Script=Hiragana}+\))?)$/u,
        );
      expect(romaji).toMatch(/^[a-z', ]+$/);
    }
  });

  it("may be typed by any of their readings, with what follows the sign or without", () => {
    const [eat, use] = [kanjiOf(["食"], "nl")[0], kanjiOf(["使"], "en")[0]];
    expect(eat?.typed).toEqual(
      expect.arrayContaining(["しょく", "shoku", "たべる", "taberu", "た", "ta"]),
    );
    expect(use?.meanings).toEqual(["to use", "use"]);
  });

  it("sound alike where they share a reading, in whichever kana", () => {
    const [one, other, third] = kanjiOf(["感", "間", "空"], "en");
    expect(one && other && soundAlike(one, other)).toBe(true);
    expect(one && third && soundAlike(one, third)).toBe(false);
  });
});

describe.each([
  ["Kanji JLPT N5", "nl"],
  ["Japanese kanji", "en"],
  ["les kanji du N4", "fr"],
  ["kanji N3 partie 2", "fr"],
  ["kanji N2", "nl"],
  ["kanji N1 part 6", "en"],
  ["kanji année 4", "fr"],
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
    expect(words).toContain("五月");
    expect(words).not.toContain("今日");
    expect(wordsWith(["今", "前", "後", "午", "毎", "間"], "en").map(({ id }) => id)).toEqual(
      expect.arrayContaining(["今日", "今年", "毎日", "午後", "時間"]),
    );
    for (const { id } of wordsWith(["学", "校"], "fr")) expect(id).toMatch(/[学校]/u);
  });

  it("are typed in kana or in Latin letters", () => {
    const today = allKanjiWords("nl").find(({ id }) => id === "今日");
    expect(today).toMatchObject({ meaning: "vandaag" });
    expect(today && typedReadingsOf(today)).toEqual(["きょう", "kyou"]);
    const rains = allKanjiWords("fr").find(({ id }) => id === "梅雨");
    expect(rains && typedReadingsOf(rains)).toEqual(["つゆ", "tsuyu", "ばいう", "baiu"]);
    for (const { reading, otherReadings } of allKanjiWords("en"))
      expect([reading, ...otherReadings].join("")).toMatch(
        /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u,
      );
  });

  it("of a school year are written in what the years up to it teach", () => {
    const signs = all.filter(({ year }) => year === 2).map(({ id }) => id);
    const known = new Set(all.flatMap(({ id, year = 7 }) => (year <= 2 ? [id] : [])));
    const words = wordsWith(signs, "en", "years").flatMap(({ id }) => id.match(/\p{Script=Han}/gu));
    expect(words.length).toBeGreaterThan(50);
    expect(words.filter((sign) => sign === null || !known.has(sign))).toEqual([]);
  });

  it.each(["kanji N4", "kanji N3", "kanji N2 partie 2"])(
    "stand in most lessons of %s",
    async (topic) => {
      const drafts = await draftAll(languageRequest("japanese", "fr", topic));
      const withWords = drafts.filter(({ items }) =>
        items.some(
          ({ provenance }) => "dataSet" in provenance && provenance.dataSet === "kanji-words",
        ),
      );
      expect(withWords.length / drafts.length).toBeGreaterThan(0.8);
    },
  );
});

const author = createBuiltInAuthor();

describe("a capsule on kanji", () => {
  it("teaches the level that the topic names", async () => {
    const plan = await author.plan(languageRequest("japanese", "en", "JLPT N4 kanji"));
    expect(plan.levels.every(({ title }) => title.startsWith("N4"))).toBe(true);
    expect(plan.prerequisites).toContain("Earlier kanji, up to N5");
  });

  it("never asks for a reading that its own question says", async () => {
    const [zen] = kanjiOf(["禅"], "en");
    const context = { kanji: [], pool: [], own: "en", texts: await loadTexts("en") } as const;
    const drafted = zen && writeItem(zen, { ...context, random: createRandom("seed") });
    expect(drafted?.exercise).toMatchObject({ content: { task: { typed: ["ぜん"] } } });
    const words = allKanjiWords("en").filter(namesItsReading);
    expect(words.map(({ id }) => id)).toEqual(expect.arrayContaining(["着物"]));
    expect(words.map(({ id }) => id)).not.toContain("今日");
  });

  it("offers no wrong choice that is right in part", async () => {
    const readings = (text: string) => text.replaceAll(/\(.*?\)/gu, "").split("、");
    const drafts = await draftAll(languageRequest("japanese", "en", "kanji N3"));
    for (const { exercise } of drafts.flatMap(({ items }) => items)) {
      if (exercise.content_type !== "character" || exercise.content.task.type !== "read") continue;
      const { choices, right_choice_id: key } = exercise.content.task;
      const parts = (right: boolean) =>
        choices
          .filter(({ id }) => (id === key) === right)
          .flatMap(({ text }) => readings(plainText(text)).flatMap((each) => each.split(", ")))
          .map((part) => toHiragana(part, { passRomaji: true }));
      expect(parts(false).filter((part) => parts(true).includes(part))).toEqual([]);
    }
    const [neck] = kanjiOf(["首"], "nl");
    const pool = all.filter(({ id }) => "首頭石犬山".includes(id));
    const context = { kanji: [], pool, own: "nl", texts: await loadTexts("nl") } as const;
    const drafted = neck && meaningItem(neck, { ...context, random: createRandom("seed") });
    expect(JSON.stringify(drafted?.exercise)).toContain("hals, hoofd");
    expect(JSON.stringify(drafted?.exercise)).not.toContain("hoofd (lichaam)");
  });

  it("stays of one size, and its lessons long enough to be practised", async () => {
    const topics = ["kanji", "kanji N3", "kanji N2 part 2", "kanji N1 part 3", "kanji grade 4"];
    for (const topic of topics) {
      const { lessons } = await author.plan(languageRequest("japanese", "en", topic));
      expect(lessons.length).toBeLessThanOrEqual(45);
      for (const { material } of lessons)
        expect(signsIn(material).length).toBeGreaterThanOrEqual(4);
    }
  });

  it.each<[topic: string, own: InstructionLanguage]>([
    ["kanji", "en"],
    ["kanji", "fr"],
    ["kanji", "nl"],
    ["kanji grade 1", "en"],
    ["kanji année 1", "fr"],
    ["kanji leerjaar 1", "nl"],
  ])("%s, in %s, says what to ask for next, and that leads on to the end", async (first, own) => {
    const taught = new Set<string>();
    const titles = new Set<string>();
    let topic: string | undefined = first;
    while (topic !== undefined) {
      const { title, lessons, description } = await author.plan(
        languageRequest("japanese", own, topic),
      );
      expect(titles).not.toContain(title);
      titles.add(title);
      for (const { material } of lessons) for (const id of signsIn(material)) taught.add(id);
      topic = /[“‘«]\u202f?(.+?)\u202f?[”’»]/u.exec(description)?.[1];
    }
    expect(taught.size).toBe(first === "kanji" ? 2136 : 1026);
  });
});

function signsIn(stored: LessonMaterial): readonly string[] {
  const material = parseLanguageMaterial(stored);
  return material?.kind === "kanji" ? material.ids : [];
}
