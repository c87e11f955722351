import { describe, expect, it } from "vitest";

import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import type { ItemDraft } from "../../../model/LessonDraft.ts";
import { createRandom } from "../../../random/createRandom.ts";
import { draftAll } from "../../../testing/draftAll.ts";
import { languageRequest } from "../../../testing/requests.ts";
import { loadTexts } from "../../../texts/loadTexts.ts";
import { plainText } from "../../../texts/rich-text.ts";
import { verifyLesson } from "../../../verify/verifyLesson.ts";
import { taughtLanguages } from "../../../model/taught-languages.ts";
import type { TaughtLanguage } from "../../../model/taught-languages.ts";
import { draftSituationLesson } from "./draftSituationLesson.ts";
import { canBeOrdered } from "./sentence-items.ts";
import { allLines, linesOf } from "./Line.ts";
import { addressIn, situationIds } from "./situations.ts";

const owns: readonly InstructionLanguage[] = ["en", "fr", "nl"];

async function draft(
  lang: TaughtLanguage,
  own: InstructionLanguage,
  part: "phrases" | "dialogue",
  seed = "seed",
) {
  const texts = await loadTexts(own);
  const material = { situation: "cafe", lang, part } as const;
  return draftSituationLesson(material, own, texts, createRandom(seed));
}

describe("the bank of situations", () => {
  it.each(situationIds)("holds a whole dialogue and phrases for %s", (situation) => {
    const lines = linesOf(situation, "es", "nl");
    const turns = lines.filter(({ role }) => role !== "phrase");
    expect(lines.filter(({ role }) => role === "phrase").length).toBeGreaterThanOrEqual(8);
    expect(turns.length).toBeGreaterThanOrEqual(6);
    for (const [index, turn] of turns.slice(1).entries())
      expect(turn.role).not.toBe(turns[index]?.role);
  });

  it.each(taughtLanguages)("says nothing twice in %s", (lang) => {
    const texts = allLines(lang, "en").map(({ text }) => text);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it("gives Japanese in words, with Latin letters for each", () => {
    for (const { text, romaji } of allLines("ja", "fr")) {
      expect(text).toMatch(/^[\p{Script=Hiragana}\p{Script=Katakana}ー・。、？！ ]+$/u);
      expect(romaji).toMatch(/^[a-zA-Z' .,?!-]+$/u);
      expect(romaji?.split(" ")).toHaveLength(text.split(/[ ・]/u).length);
    }
  });

  it("reads particles as they are spoken", () => {
    const said = allLines("ja", "en").find(({ id }) => id === "directions/1");
    expect(said?.romaji).toBe("sumimasen, eki wa doko desu ka.");
  });

  it("parts marks of two parts from French words by a narrow space", () => {
    for (const { text } of allLines("fr", "en"))
      expect(text).not.toMatch(/ [?!:;]|\p{Letter}[?!]/u);
  });

  it("names the pronoun of address where the language has two", () => {
    expect(addressIn("cafe", "de")).toBe("Sie");
    expect(addressIn("plans", "fr")).toBe("tu");
    expect(addressIn("plans", "en")).toBeNull();
  });
});

describe.each(taughtLanguages)("lessons of situations in %s", (lang) => {
  it("stand, whatever the draw and the language of instruction", async () => {
    for (const own of owns) {
      if (own === lang) continue;
      const skill = {
        en: "english",
        fr: "french",
        nl: "dutch",
        de: "german",
        es: "spanish",
        it: "italian",
        pt: "portuguese",
        ja: "japanese",
      };
      const request = languageRequest(skill[lang], own, "dialogue");
      for (const lesson of await draftAll(request)) {
        const { rejected, publishable } = verifyLesson(lesson, request);
        expect(rejected.map(({ item, reasons }) => [item.exercise, reasons])).toEqual([]);
        expect(publishable).toBe(true);
      }
    }
  });
});

/** One word of a sentence, whose first letter is shown. */
function expectWritten(item: ItemDraft | undefined): void {
  const exercise = item?.exercise;
  if (exercise?.content_type !== "fill_in_blank") throw new Error("No gap");
  expect(exercise.content.bank).toBeUndefined();
  const gap = exercise.content.segments.find(({ type }) => type === "gap");
  if (gap?.type !== "gap") throw new Error("No gap");
  expect(gap.hint).toBe(`${[...(gap.answers[0] ?? "")][0]}…`);
}

describe("a lesson on a dialogue", () => {
  it("goes from recognising over an open choice to writing", async () => {
    const items = await draft("nl", "fr", "dialogue");
    const forms = items.flatMap(({ exercise }) =>
      exercise.content_type === "dialogue"
        ? [exercise.content.steps.find(({ type }) => type !== "line")]
        : [],
    );
    expect(forms.map((turn) => turn?.type)).toEqual(["choice", "choice"]);
    expect(forms.map((turn) => turn?.type === "choice" && turn.cue !== undefined)).toEqual([
      true,
      false,
    ]);
    expectWritten(items.at(-1));
  });

  it("offers nothing of its own situation, and no thanks, where nothing says what is meant", async () => {
    const own = new Map(allLines("nl", "fr").map((line) => [line.text, line]));
    for (const seed of ["a", "b", "c", "d"]) {
      const items = await draft("nl", "fr", "dialogue", seed);
      const open = items.filter(({ exercise }) => exercise.content_type === "dialogue")[1]
        ?.exercise;
      if (open?.content_type !== "dialogue") throw new Error("No open dialogue");
      for (const step of open.content.steps) {
        if (step.type !== "choice") continue;
        for (const { id, text } of step.options) {
          const line = own.get(plainText(text));
          const right = step.right_option_ids.includes(id);
          expect(line?.situation === "cafe").toBe(right);
          if (!right) expect(line?.anywhere).toBe(false);
        }
      }
    }
  });
});

describe("a lesson on phrases", () => {
  it("offers questions beside a question, and none beside what is told", async () => {
    const all = new Map(allLines("it", "fr").map((line) => [line.text, line.meaning.at(-1)]));
    for (const seed of ["a", "b", "c", "d"]) {
      for (const { exercise } of await draft("it", "fr", "phrases", seed)) {
        if (exercise.content_type !== "quiz") continue;
        const marks = exercise.content.choices.map(({ text }) => all.get(plainText(text)));
        expect(new Set(marks).size).toBe(1);
      }
    }
  });

  it("asks both ways, lets words be ordered, and ends with writing", async () => {
    const items = await draft("de", "en", "phrases");
    const kinds = items.map(({ exercise }) => exercise.content_type);
    expect(kinds.filter((kind) => kind === "vocabulary")).toHaveLength(2);
    expect(kinds).toContain("ordering");
    expect(kinds).toContain("fill_in_blank");
    expectWritten(items.at(-1));
  });

  it("asks for no sentence of four words to be put in order, and for no question", () => {
    for (const lang of taughtLanguages) {
      const ordered = allLines(lang, "en").filter(canBeOrdered);
      expect(ordered.length).toBeGreaterThan(10);
      for (const { text, meaning } of ordered) {
        expect(text.split(" ").length).toBeGreaterThanOrEqual(5);
        expect(meaning).not.toMatch(/\?$/u);
      }
    }
  });
});
