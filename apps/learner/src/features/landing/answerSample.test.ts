import type { QuizResponse } from "@alambic/contract";
import type { PlayableAtom } from "@alambic/ui/ExercisePlayer";
import { expect, test } from "vitest";
import { answerSample } from "./answerSample.ts";

const atom: PlayableAtom = {
  id: "sample",
  title: "",
  metadata: {},
  content_type: "quiz",
  content: {
    prompt: "2 + 2?",
    multiple: false,
    choices: [
      { id: "three", text: "3" },
      { id: "four", text: "4" },
    ],
    correct_choice_ids: ["four"],
  },
};

function choose(id: string): QuizResponse {
  return { content_type: "quiz", choice_ids: [id] };
}

test("the sample is scored like any exercise, and gives no XP", () => {
  expect(answerSample(atom, choose("four"), false, "en")).toMatchObject({
    correct: true,
    score: 1,
    feedback: { outcome: "correct" },
    xp_awarded: 0,
  });
  expect(answerSample(atom, choose("three"), false, "en")).toMatchObject({
    correct: false,
    feedback: { outcome: "incorrect" },
    correct_response: choose("four"),
  });
});

test("an answer that was shown is no answer", () => {
  expect(answerSample(atom, null, true, "en").feedback.outcome).toBe("revealed");
});
