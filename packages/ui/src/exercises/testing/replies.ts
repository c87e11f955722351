import type { AnswerResult, ExerciseResponse, Locale } from "@alambic/contract";
import { correctResponse, parseExercise, scoreResponse } from "@alambic/domain/exercises";
import type { OnAnswer } from "../session/Host.ts";
import type { PlayableAtom } from "../player/PlayableAtom.ts";

const totals = {
  id: "0199f0a2-6f1c-7cc4-9d5e-2a4f6b8c0d1e",
  progress_status: "in_progress",
  progress_percentage: 50,
  xp_earned: 140,
  xp_total: 300,
} as const;

/** What a server that scores as the browser does replies. */
export function replyTo(
  atom: PlayableAtom,
  response: ExerciseResponse | null,
  revealed: boolean,
  locale: Locale = "fr",
): AnswerResult {
  const parsed = parseExercise(atom);
  if (!parsed.ok) throw new Error("A server replies only to sound exercises.");
  const score =
    response === null
      ? { score: 0, correct: false, outcome: "incorrect" as const, parts: [] }
      : scoreResponse(parsed.value, response, { locale });
  return {
    answer_id: totals.id,
    atom_id: atom.id,
    correct: score.correct,
    score: score.score,
    feedback: { outcome: revealed ? "revealed" : score.outcome, parts: [...score.parts] },
    correct_response: correctResponse(parsed.value),
    xp_awarded: Math.round(20 * score.score),
    bonus_xp_awarded: 0,
    atom_progress_status: score.correct ? "completed" : "in_progress",
    molecule: totals,
    capsule: totals,
    badges: [],
  };
}

/** A host whose server replies at once. */
export function answering(atom: PlayableAtom): OnAnswer {
  return (response, { revealed }) => Promise.resolve(replyTo(atom, response, revealed));
}
