import { describe, expect, it } from "vitest";
import type { Exercise } from "./Exercise.ts";
import { questionOf } from "./question.ts";

const exercises: readonly (readonly [string, Exercise])[] = [
  ["", { content_type: "lesson", content: { blocks: [{ type: "paragraph", text: "Read." }] } }],
  [
    "Water is wet.",
    {
      content_type: "true_false",
      content: { statement: ["Water is ", "wet."].map((text) => ({ text })), answer: true },
    },
  ],
  [
    "Water boils at ___ °C.",
    {
      content_type: "fill_in_blank",
      content: {
        prompt: "Fill in.",
        segments: [
          { type: "text", text: "Water boils at " },
          { type: "gap", id: "a", answers: ["100"] },
          { type: "text", text: " °C." },
        ],
      },
    },
  ],
  [
    "Join them. one · two",
    {
      content_type: "matching",
      content: {
        prompt: "Join them.",
        left: [
          { id: "a", text: "one" },
          { id: "b", text: [{ text: "two", style: "strong" }] },
        ],
        right: [
          { id: "c", text: "un" },
          { id: "d", text: "deux" },
        ],
        pairs: [
          { left_id: "a", right_id: "c" },
          { left_id: "b", right_id: "d" },
        ],
      },
    },
  ],
  ["How much?", { content_type: "numeric", content: { prompt: "How much?", answer: "3" } }],
];

describe("questionOf", () => {
  it.each(exercises)("%s", (question, exercise) => {
    expect(questionOf(exercise)).toBe(question);
  });
});
