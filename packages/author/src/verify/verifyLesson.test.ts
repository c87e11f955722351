import { describe, expect, it } from "vitest";

import type { AuthorRequest } from "../model/AuthorRequest.ts";
import type { LessonDraft } from "../model/LessonDraft.ts";
import { createRandom } from "../random/createRandom.ts";
import { draftAll } from "../testing/draftAll.ts";
import { injectFaults } from "../testing/injectFaults.ts";
import { documentRequest, languageRequest, topicRequest } from "../testing/requests.ts";
import { verifyLesson } from "./verifyLesson.ts";

const requests: readonly (readonly [name: string, request: AuthorRequest])[] = [
  ["fractions", topicRequest({ topic: "les fractions" })],
  ["equations and algebra", topicRequest({ topic: "equations and algebra" }, { language: "en" })],
  ["geometry", topicRequest({ topic: "géométrie" })],
  ["statistics", topicRequest({ topic: "statistiek en kansrekening" }, { language: "nl" })],
  ["units", topicRequest({ topic: "unit conversions" }, { language: "en" })],
  ["Dutch", languageRequest("dutch", "fr")],
  ["German", languageRequest("german", "en", "animals")],
  ["French", languageRequest("french", "nl", "huis en keuken")],
  ["Japanese kana", languageRequest("japanese", "fr", "hiragana")],
  ["Spanish conversations", languageRequest("spanish", "nl", "gesprekken in het Spaans")],
  ["Japanese at the café", languageRequest("japanese", "fr", "japonais au café")],
  ["Dutch articles", languageRequest("dutch", "en", "Dutch articles: de or het")],
  ["Japanese kanji", languageRequest("japanese", "nl", "kanji JLPT N5")],
  ["Italian verbs", languageRequest("italian", "fr", "conjugaison italienne")],
  ["German for work", languageRequest("german", "en", "German B1")],
  ["a French document", documentRequest("fr")],
  ["an English document", documentRequest("en")],
  ["a Dutch document", documentRequest("nl")],
];

describe.each(requests)("the lessons on %s", (_, request) => {
  it("pass with less than one item in a hundred rejected, and each can be published", async () => {
    const verdicts = (await draftAll(request)).map((draft) => verifyLesson(draft, request));
    const accepted = verdicts.flatMap((verdict) => verdict.accepted).length;
    const rejected = verdicts.flatMap((verdict) => verdict.rejected);
    expect(rejected.length).toBeLessThanOrEqual(accepted / 100);
    expect(verdicts.filter((verdict) => !verdict.publishable)).toEqual([]);
  });

  it("are caught when a fault is planted, nineteen times in twenty", async () => {
    const random = createRandom("faults");
    const drafts = await draftAll(request);
    const faulty = drafts.flatMap((draft) =>
      draft.items.flatMap((item) =>
        injectFaults(item, random).map(({ fault, item: planted }) => ({
          fault,
          caught: verifyLesson(only(draft, planted), request).rejected.length > 0,
        })),
      ),
    );
    const missed = faulty.filter(({ caught }) => !caught);
    expect(faulty.length).toBeGreaterThan(40);
    expect(missed.length / faulty.length).toBeLessThan(0.05);
  });
});

function only(draft: LessonDraft, item: LessonDraft["items"][number]): LessonDraft {
  return { ...draft, items: [item] };
}

describe("verifyLesson", () => {
  it("accepts an item once and rejects its double", async () => {
    const request = documentRequest("en");
    const [draft] = await draftAll(request);
    if (draft === undefined) throw new Error("No lesson");
    const verdict = verifyLesson({ ...draft, items: [...draft.items, ...draft.items] }, request);
    expect(verdict.accepted).toHaveLength(draft.items.length);
    expect(
      verdict.rejected.every(({ reasons }) => reasons.some(({ code }) => code === "duplicate")),
    ).toBe(true);
  });

  it("rejects quotes of another document", async () => {
    const [draft] = await draftAll(documentRequest("en"));
    if (draft === undefined) throw new Error("No lesson");
    const verdict = verifyLesson(draft, documentRequest("nl"));
    expect(verdict.accepted).toEqual([]);
    expect(verdict.publishable).toBe(false);
  });

  it("rejects what no exercise can be, by its shape alone", async () => {
    const request = topicRequest();
    const [draft] = await draftAll(request);
    const item = draft?.items.find(({ exercise }) => exercise.content_type === "quiz");
    if (draft === undefined || item?.exercise.content_type !== "quiz") throw new Error("No quiz");
    const broken = {
      ...item,
      exercise: {
        ...item.exercise,
        content: { ...item.exercise.content, correct_choice_ids: ["nowhere"] },
      },
    };
    expect(verifyLesson(only(draft, broken), request).rejected[0]?.reasons).toEqual([
      expect.objectContaining({ code: "schema" }),
    ]);
  });
});
