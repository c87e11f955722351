import type { AnswerResult } from "@alambic/contract";
import { trueFalse } from "@alambic/domain/exercises/true-false";
import { marking } from "@alambic/domain/exercises/true-false/marking";
import { present } from "../../lazy.ts";
import { definePlayable } from "../../playable.ts";
import type { Judge, Playable } from "../../playable.ts";

const read = definePlayable(trueFalse, {
  Renderer: () => null,
  marking: present(marking),
  completion: "scored",
  label: () => "exercise.kind.trueFalse",
  prompt: () => null,
})({ statement: "Ice floats on water.", answer: true });
if (!read.ok) throw new Error("It is sound.");

export interface Statement extends Playable {
  readonly judge: () => Judge;
}

/** An exercise that is true, without its looks; its judge is there. */
export const playable: Statement = {
  ...read.value,
  judge: () => {
    const judge = read.value.judge();
    if (judge instanceof Promise) throw new Error("It is there from the start.");
    return judge;
  },
};

export const says = (value: boolean) => ({ content_type: "true_false", value }) as const;

const totals = {
  id: "0199f0a2-6f1c-7cc4-9d5e-2a4f6b8c0d1e",
  progress_status: "in_progress",
  progress_percentage: 50,
  xp_earned: 10,
  xp_total: 100,
} as const;

/** A server's reply, in which only the outcome matters. */
export function scoredAs(outcome: AnswerResult["feedback"]["outcome"]): AnswerResult {
  return {
    answer_id: totals.id,
    atom_id: totals.id,
    correct: outcome === "correct",
    score: 0.5,
    feedback: { outcome, parts: [] },
    correct_response: null,
    xp_awarded: 10,
    bonus_xp_awarded: 0,
    atom_progress_status: "in_progress",
    molecule: totals,
    capsule: totals,
    badges: [],
  };
}
