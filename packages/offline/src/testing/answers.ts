import type { AnswerLog, AnswerResult } from "@alambic/contract";

export function buildAnswer(answer_id: string): AnswerLog {
  return { answer_id, atom_id: "a-1", response: null, answered_at: "2026-11-20T13:05:00Z" };
}

/** What the answers of a test belong to. */
export const subject = { group: "c-1", title: "The water cycle" } as const;

export function buildResult(answer_id: string): AnswerResult {
  const totals = {
    progress_status: "in_progress",
    progress_percentage: 50,
    xp_earned: 10,
    xp_total: 20,
  } as const;
  return {
    answer_id,
    atom_id: "a-1",
    correct: true,
    score: 1,
    feedback: { outcome: "correct", parts: [] },
    correct_response: null,
    xp_awarded: 10,
    bonus_xp_awarded: 0,
    atom_progress_status: "completed",
    molecule: { id: "m-1", ...totals },
    capsule: { id: "c-1", ...totals },
    badges: [],
  };
}
