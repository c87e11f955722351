import type { DebateChange } from "@alambic/contract";

/** What is written of a debate, with the learner's own judgement of it. */
export type DebateContent = Pick<
  DebateChange,
  "question" | "side" | "claim" | "reasons" | "objections" | "conclusion" | "rubric"
>;

/** A debate in which nothing stands yet but its question. */
export function emptyDebate(question: string): DebateContent {
  return {
    question,
    side: "none",
    claim: "",
    reasons: [],
    objections: [],
    conclusion: "",
    rubric: {
      clear_claim: null,
      reasons_support: null,
      evidence: null,
      objection_met: null,
      fair_wording: null,
      conclusion_follows: null,
    },
  };
}
