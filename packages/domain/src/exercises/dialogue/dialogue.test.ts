import type { DialogueContent, DialogueResponse } from "@alambic/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dialogueExercises } from "../../testing/spoken-exercises.ts";
import { correctResponse, parseExercise, parseResponse, scoreResponse } from "../index.ts";
import { openTurn, stepsSoFar } from "./index.ts";

const content: DialogueContent = {
  prompt: "Au café.",
  lang: "nl",
  speakers: [{ id: "els", name: "Els" }],
  steps: [
    { type: "line", speaker_id: "els", text: "Goedemorgen!" },
    {
      type: "choice",
      id: "order",
      options: [
        { id: "a", text: "Een koffie, alstublieft." },
        { id: "b", text: "Ik ben koffie." },
      ],
      right_option_ids: ["a"],
    },
    { type: "line", speaker_id: "els", text: "Anders nog iets?" },
    { type: "reply", id: "end", answers: ["Nee, dank u.", "Nee, dat was het."] },
    { type: "line", speaker_id: "els", text: "Tot ziens!" },
  ],
};
const exercise = { content_type: "dialogue" as const, content };
const said = (...lines: DialogueResponse["said"]): DialogueResponse => ({
  content_type: "dialogue",
  said: lines,
});
const ordered = { type: "chosen", turn_id: "order", option_id: "a" } as const;
const ended = { type: "typed", turn_id: "end", text: "nee dank u" } as const;

test("goes on as far as the learner has spoken", () => {
  const heard = (given: DialogueResponse) => stepsSoFar(content, given).length;
  expect([heard(said()), heard(said(ordered)), heard(said(ordered, ended))]).toEqual([1, 3, 5]);
  expect(heard(said(ended))).toBe(1);
  expect(openTurn(content, said(ordered))?.id).toBe("end");
  expect(openTurn(content, said(ordered, ended))).toBeUndefined();
});

test.each([
  [said(ordered, ended), 1, []],
  [said({ ...ordered, option_id: "b" }, ended), 0.5, []],
  [said(ordered, { ...ended, text: "ja" }), 0.5, []],
  [said(ordered, { ...ended, text: "Nee, dat wsa het" }), 0.5, []],
  [
    said(ordered, { ...ended, text: "nee dànk u" }),
    1,
    [{ id: "end", kind: "accents", expected: "Nee, dank u." }],
  ],
])("%j is worth %d", (given, score, notes) => {
  expect(scoreResponse(exercise, given, { locale: "fr" })).toMatchObject({ score, notes });
});

test("a line of marks alone is said as it stands", () => {
  const steps = content.steps.map((step) =>
    step.type === "reply" ? { ...step, answers: ["?!"] } : step,
  );
  const worth = (text: string) =>
    scoreResponse(
      { ...exercise, content: { ...content, steps } },
      said(ordered, { ...ended, text }),
      { locale: "fr" },
    ).score;
  expect([worth("?!"), worth(" "), worth("!")]).toEqual([1, 0.5, 0.5]);
});

test("each turn that is taken well adds its share, in whatever order they are told", () => {
  fc.assert(
    fc.property(dialogueExercises, fc.nat(), (any, cut) => {
      const key = correctResponse(any);
      if (key?.content_type !== "dialogue") throw new Error("No key.");
      const kept = cut % (key.said.length + 1);
      const given = { ...key, said: key.said.slice(0, kept).toReversed() };
      const { score } = scoreResponse(any, given, { locale: "fr" });
      expect(score).toBeCloseTo(kept / key.said.length);
    }),
    { seed: 12 },
  );
});

describe("refuses", () => {
  const line = content.steps[0];
  test.each([
    ["a line of nobody", [{ ...line, speaker_id: "x" }], "0.speaker_id", "unknown_id"],
    ["two turns of one id", [content.steps[1], content.steps[1]], "1.id", "duplicate_id"],
    [
      "a key that is no option",
      [{ ...content.steps[1], right_option_ids: ["z"] }],
      "0.right_option_ids.0",
      "unknown_id",
    ],
    ["an answer that is blank", [{ ...content.steps[3], answers: [" "] }], "0.answers.0", "blank"],
  ])("%s", (_, steps, path, code) => {
    const value = { ...exercise, content: { ...content, steps } };
    expect(parseExercise(value)).toMatchObject({
      ok: false,
      error: expect.arrayContaining([
        expect.objectContaining({ path: `content.steps.${path}`, code }),
      ]),
    });
  });

  test("a conversation without a turn", () => {
    const value = { ...exercise, content: { ...content, steps: [line] } };
    expect(parseExercise(value)).toMatchObject({ ok: false, error: [{ code: "no_gap" }] });
  });

  test.each([
    [said(ordered, ordered), "said.1.turn_id", "duplicate_id"],
    [said({ ...ordered, option_id: "z" }), "said.0.option_id", "unknown_id"],
    [said({ ...ended, turn_id: "order" }), "said.0.type", "not_allowed"],
    [said({ ...ended, turn_id: "later" }), "said.0.turn_id", "unknown_id"],
  ])("the response %j", (given, path, code) => {
    expect(parseResponse(exercise, given)).toMatchObject({ ok: false, error: [{ path, code }] });
  });
});
