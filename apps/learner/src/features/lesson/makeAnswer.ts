import type { AnswerLog, ExerciseResponse } from "@alambic/contract";
import type { AnswerCircumstances } from "@alambic/ui/LessonPlayer";

export interface AnswerMaking {
  /** The answer that was sent last. */
  readonly previous: AnswerLog | null;
  /** Milliseconds since 1970, by the server's clock. */
  readonly now: number;
  readonly newId: (now: number) => string;
}

/** The longest time that the contract lets an answer take. */
const longest = 24 * 60 * 60 * 1000;

/** An answer to be logged: the last one again if it is the same, else one with an id of its own. */
export function makeAnswer(
  atomId: string,
  response: ExerciseResponse | null,
  { revealed, elapsedMs }: Pick<AnswerCircumstances, "revealed" | "elapsedMs">,
  { previous, now, newId }: AnswerMaking,
): AnswerLog {
  const elapsed = Math.min(longest, elapsedMs);
  const isSame =
    previous !== null &&
    previous.atom_id === atomId &&
    previous.response === response &&
    previous.revealed === revealed &&
    previous.elapsed_ms === elapsed;
  if (isSame) return previous;
  return {
    answer_id: newId(now),
    atom_id: atomId,
    response,
    revealed,
    elapsed_ms: elapsed,
    answered_at: new Date(now).toISOString(),
  };
}
