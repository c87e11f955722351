import type { CharacterAnswer, CharacterContent, Stroke } from "@alambic/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { strokesOf } from "../../testing/strokes.ts";
import { isComplete, parseExercise, parseResponse, scoreResponse } from "../index.ts";

const content: CharacterContent = {
  prompt: "Écris « i ».",
  character: "い",
  lang: "ja",
  task: { type: "write", typed: ["i"], strokes: strokesOf.i },
};
const exerciseWith = (change: Partial<CharacterContent>) => ({
  content_type: "character" as const,
  content: { ...content, ...change },
});
const respond = (answer: CharacterAnswer) => ({ content_type: "character" as const, answer });
const read: CharacterContent["task"] = {
  type: "read",
  choices: ["a", "b"].map((id) => ({ id, text: id })),
  right_choice_id: "b",
};

function worth(answer: CharacterAnswer, change: Partial<CharacterContent> = {}): number {
  return scoreResponse(exerciseWith(change), respond(answer), { locale: "fr" }).score;
}

test.each<[CharacterAnswer, number]>([
  [{ type: "drawn", strokes: strokesOf.i }, 1],
  [{ type: "typed", text: "い" }, 1],
  [{ type: "typed", text: "I" }, 1],
  [{ type: "typed", text: "き" }, 0],
  [{ type: "drawn", strokes: strokesOf.i.slice(0, 1) }, 0.5],
  [{ type: "chosen", choice_id: "b" }, 0],
])("writing: %j", (answer, score) => expect(worth(answer)).toBe(score));

test("drawing it whole and typing it score the same", () => {
  for (const strokes of Object.values(strokesOf)) {
    const task = { type: "write" as const, strokes };
    const typed = worth({ type: "typed", text: content.character }, { task });
    expect(worth({ type: "drawn", strokes }, { task })).toBe(typed);
  }
});

const inFour: Partial<CharacterContent> = { task: { type: "write", strokes: strokesOf.ki } };

test("each stroke that is right adds its share", () => {
  fc.assert(
    fc.property(fc.nat({ max: 4 }), (kept) => {
      const strokes = strokesOf.ki.slice(0, kept);
      expect(worth({ type: "drawn", strokes }, inFour)).toBeCloseTo(kept / 4);
    }),
    { seed: 3 },
  );
});

test("each stroke too many takes some away", () => {
  fc.assert(
    fc.property(fc.nat({ max: 3 }), (extra) => {
      const strokes: Stroke[] = [...strokesOf.ki, ...strokesOf.ki.slice(0, extra)];
      expect(worth({ type: "drawn", strokes }, inFour)).toBeCloseTo(4 / (4 + extra));
    }),
    { seed: 3 },
  );
});

test("reading: the right choice", () => {
  expect(worth({ type: "chosen", choice_id: "b" }, { task: read })).toBe(1);
  expect(worth({ type: "chosen", choice_id: "a" }, { task: read })).toBe(0);
});

test.each<[CharacterAnswer, boolean]>([
  [{ type: "drawn", strokes: [] }, false],
  [{ type: "drawn", strokes: strokesOf.i }, true],
  [{ type: "typed", text: " " }, false],
  [{ type: "chosen", choice_id: "a" }, false],
])("%j is whole: %s", (answer, whole) => {
  expect(isComplete(exerciseWith({}), respond(answer))).toBe(whole);
});

describe("refuses", () => {
  test.each([
    [{ task: { ...read, right_choice_id: "z" } }, "content.task.right_choice_id", "unknown_id"],
    [{ character: " " }, "content.character", "blank"],
    [{ task: { type: "write", typed: [" "] } }, "content.task.typed.0", "blank"],
    [
      { task: { type: "write", strokes: [[{ x: 1001, y: 0 }]] } },
      "content.task.strokes.0.0.x",
      "too_large",
    ],
  ])("the content %j", (change, path, code) => {
    const value = { content_type: "character", content: { ...content, ...change } };
    expect(parseExercise(value)).toMatchObject({ ok: false, error: [{ path, code }] });
  });

  test.each([
    [{}, { type: "chosen", choice_id: "a" }],
    [{ task: read }, { type: "typed", text: "b" }],
    [{ task: { type: "write" as const } }, { type: "drawn", strokes: [] }],
  ])("for %j the answer %j", (change, answer) => {
    const given = { content_type: "character", answer };
    expect(parseResponse(exerciseWith(change), given)).toMatchObject({
      ok: false,
      error: [{ path: "answer.type", code: "not_allowed" }],
    });
  });

  test("a choice that is not there", () => {
    const given = respond({ type: "chosen", choice_id: "z" });
    expect(parseResponse(exerciseWith({ task: read }), given)).toMatchObject({
      ok: false,
      error: [{ code: "unknown_id" }],
    });
  });
});
