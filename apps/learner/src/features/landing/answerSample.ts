import type { AnswerResult, ExerciseResponse, Locale, ProgressTotals } from "@alambic/contract";
import { quiz } from "@alambic/domain/exercises/quiz";
import type { PlayableAtom } from "@alambic/ui/ExercisePlayer";

/** There is no progress without an account. */
const totals: ProgressTotals = {
  id: "sample",
  progress_status: "not_started",
  progress_percentage: 0,
  xp_earned: 0,
  xp_total: 0,
};

/** What the server would reply, by the same rules; without XP. */
export function answerSample(
  atom: PlayableAtom,
  response: ExerciseResponse | null,
  revealed: boolean,
  locale: Locale,
): AnswerResult {
  const exercise = quiz.read(atom.content);
  if (!exercise.ok) throw new Error("The sample is no exercise.");
  const score =
    response === null || revealed ? null : quiz.score(exercise.value, response, { locale });
  return {
    answer_id: "sample",
    atom_id: atom.id,
    correct: score?.correct ?? false,
    score: score?.score ?? 0,
    feedback: { outcome: score?.outcome ?? "revealed", parts: [...(score?.parts ?? [])] },
    correct_response: quiz.correctResponse(exercise.value),
    xp_awarded: 0,
    bonus_xp_awarded: 0,
    atom_progress_status: score?.correct === true ? "completed" : "in_progress",
    molecule: totals,
    capsule: totals,
    badges: [],
  };
}
