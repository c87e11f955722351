import type { Question } from "../ask/AskModel.ts";

/** A small question, whose answer is a word. */
export const askForWord: Question<string> = {
  capsuleId: "capsule",
  purpose: "plan",
  instructions: "Name a thing.",
  data: { of: "a tree" },
  schema: {
    type: "object",
    properties: { word: { type: "string" } },
    required: ["word"],
    additionalProperties: false,
  },
  read: (answer) =>
    typeof answer === "object" &&
    answer !== null &&
    "word" in answer &&
    typeof answer.word === "string"
      ? answer.word
      : null,
};
