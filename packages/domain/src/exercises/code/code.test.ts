import type { CodeAnswer, CodeLanguage, CodeTask } from "@alambic/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { codeExercises } from "../../testing/code-exercises.ts";
import {
  correctResponse,
  isComplete,
  parseExercise,
  parseResponse,
  scoreResponse,
} from "../index.ts";
import { isSameCode } from "./sameCode.ts";

const exerciseOf = (task: CodeTask, language: CodeLanguage = "python") => ({
  content_type: "code" as const,
  content: { prompt: "?", language, task },
});
const respond = (answer: CodeAnswer) => ({ content_type: "code" as const, answer });
const written = (text: string) => respond({ type: "written", text });

describe("code is the same", () => {
  test.each<[string, string, CodeLanguage, boolean]>([
    ["a=1", "a = 1", "python", true],
    ["a = 1  \n\n", "a = 1", "python", true],
    ["print( 'a  b' )", 'print("a  b")', "python", true],
    ["print(’a’)", "print('a')", "python", true],
    ["print('a b')", "print('a  b')", "python", false],
    ['print("it\'s")', "print('it\\'s')", "python", false],
    ["char c = 'a';", 'char c = "a";', "c", false],
    ["if x:\n  y()", "if x:\n    y()", "python", false],
    ["if(x){\ny();\n}", "if (x) {\n  y();\n}", "javascript", true],
    ["if x:\ny()", "if x:\n  y()", "python", false],
    ["returnx", "return x", "javascript", false],
    ["Total", "total", "javascript", false],
    ["`a  b`", "`a b`", "javascript", false],
    ["\uE0000\uE001", '"a"', "javascript", false],
  ])("%j and %j in %s: %s", (one, other, language, same) => {
    expect(isSameCode(one, other, language)).toBe(same);
    expect(isSameCode(other, one, language)).toBe(same);
  });

  test("as itself, whatever stands in it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        for (const language of ["python", "java"] as const) {
          expect(isSameCode(text, `${text}\n`, language)).toBe(true);
        }
      }),
      { seed: 4 },
    );
  });
});

describe("output", () => {
  const task: CodeTask = { type: "output", code: "…", output: "1\n2\n3\n" };
  test.each([
    ["1\n2\n3", 1],
    ["1 \r\n2\r\n3\r\n\r\n", 1],
    ["1\n2", 2 / 3],
    ["1\n2\n4", 2 / 3],
    ["1\n2\n3\n4", 3 / 4],
    [" 1\n2\n3", 2 / 3],
    ["", 0],
  ])("%j is worth %d", (text, score) => {
    const result = scoreResponse(exerciseOf(task), written(text), { locale: "fr" });
    expect(result.score).toBeCloseTo(score);
  });
});

test("an edit is whole when it changes something", () => {
  const exercise = exerciseOf({ type: "edit", start: "a = 1", answers: ["a = 2", "a = 1 + 1"] });
  expect(["a=1", " ", "a = 3"].map((text) => isComplete(exercise, written(text)))).toEqual([
    false,
    false,
    true,
  ]);
  const worth = (text: string) => scoreResponse(exercise, written(text), { locale: "fr" }).score;
  expect([worth("a=1+1"), worth("a = 3")]).toEqual([1, 0]);
});

test("each gap that is filled rightly adds its share; each line in order too", () => {
  fc.assert(
    fc.property(codeExercises, fc.nat(), (exercise, cut) => {
      const key = correctResponse(exercise);
      if (key?.content_type !== "code" || key.answer.type !== "filled") return;
      const { gaps } = key.answer;
      const kept = cut % (gaps.length + 1);
      const given = respond({ type: "filled", gaps: gaps.slice(0, kept).toReversed() });
      const { score } = scoreResponse(exercise, given, { locale: "fr" });
      expect(score).toBeCloseTo(kept / gaps.length);
    }),
    { seed: 6 },
  );
  const lines = ["b", "a", "c"].map((id) => ({ id, text: id }));
  const exercise = exerciseOf({ type: "lines", lines, correct_line_ids: ["a", "b", "c"] });
  const worth = (...ids: string[]) =>
    scoreResponse(exercise, respond({ type: "ordered", line_ids: ids }), { locale: "fr" }).score;
  expect([worth("a", "b", "c"), worth("b", "a", "c"), worth("c", "b", "a")]).toEqual([1, 0.5, 0]);
});

describe("refuses", () => {
  const lines = ["a", "b"].map((id) => ({ id, text: id }));
  const gap = { type: "gap" as const, id: "g", answers: ["x"] };
  test.each<[CodeTask, string, string]>([
    [{ type: "output", code: "x", output: "\n" }, "output", "blank"],
    [{ type: "lines", lines, correct_line_ids: ["a", "b"] }, "correct_line_ids", "already_solved"],
    [{ type: "lines", lines, correct_line_ids: ["b", "z"] }, "correct_line_ids.1", "unknown_id"],
    [{ type: "fill", segments: [{ type: "text", text: "x" }] }, "segments", "no_gap"],
    [{ type: "fill", segments: [gap, gap] }, "segments.1.id", "duplicate_id"],
    [{ type: "edit", start: "a=1", answers: ["a = 1"] }, "start", "already_solved"],
  ])("%j", (task, path, code) => {
    const result = parseExercise(exerciseOf(task));
    expect(result).toMatchObject({ ok: false });
    if (!result.ok)
      expect(result.error).toContainEqual(
        expect.objectContaining({ path: `content.task.${path}`, code }),
      );
  });

  test.each<[CodeTask, CodeAnswer, string, string]>([
    [
      { type: "output", code: "x", output: "1" },
      { type: "filled", gaps: [] },
      "type",
      "not_allowed",
    ],
    [
      { type: "fill", segments: [gap] },
      { type: "filled", gaps: [{ id: "z", text: "" }] },
      "gaps.0.id",
      "unknown_id",
    ],
    [
      { type: "lines", lines, correct_line_ids: ["b", "a"] },
      { type: "ordered", line_ids: ["a"] },
      "line_ids",
      "too_short",
    ],
  ])("to %j the answer %j", (task, answer, path, code) => {
    expect(parseResponse(exerciseOf(task), respond(answer))).toMatchObject({
      ok: false,
      error: [{ path: `answer.${path}`, code }],
    });
  });
});
