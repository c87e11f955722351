import type { AnswerLog } from "@alambic/contract";
import { parseResponse, scoreResponse } from "@alambic/domain/exercises";
import type { Score } from "@alambic/domain/exercises";

import { Problem } from "../../http/problems/Problem.ts";
import type { AnswerableItem } from "./findItem.ts";

/** What an answer is worth, with the outcome that is told. */
export interface Verdict extends Pick<Score, "score" | "correct" | "parts"> {
  readonly outcome: Score["outcome"] | "revealed";
}

/**
 * Judges an answer as the browser does. An answer that was shown is worth nothing. Throws
 * `response_mismatch` for a response to another item.
 */
export function judge(item: AnswerableItem, answer: AnswerLog): Verdict {
  const { response, revealed = false } = answer;
  if (response === null && !revealed) {
    const fields = [{ path: "response", code: "required" as const }];
    throw new Problem("validation_failed", { fields });
  }
  const parsed = response === null ? null : parseResponse(item.exercise, response);
  if (parsed?.ok === false) throw new Problem("response_mismatch");
  if (revealed || !parsed) return { score: 0, correct: false, outcome: "revealed", parts: [] };
  return scoreResponse(item.exercise, parsed.value, { locale: item.language });
}
