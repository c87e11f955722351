import type { QuestState } from "@alambic/contract";

/** XP for a right exercise of a quest, beside that of its lesson. */
const xpAnExercise = 5;

/** Something that a quest asks, or has asked. */
export interface QuestPart {
  readonly atomId: string;
  readonly isReading: boolean;
  /** It can no longer be asked. What had been answered before counts on. */
  readonly isDropped: boolean;
}

/** An answer to a part of a quest, as the log holds it. */
export interface LoggedAnswer {
  readonly answerId: string;
  readonly atomId: string;
  /** 0 to 1. */
  readonly score: number;
  /** When it was given. */
  readonly at: Date;
  /** It came once the correction had been seen. */
  readonly isLate: boolean;
}

export interface Standing {
  readonly state: QuestState;
  /** Exercises that were answered. */
  readonly answered: number;
  /** Exercises in all. */
  readonly total: number;
  /** Of all exercises, 0 to 100; null while it is open. */
  readonly scorePercentage: number | null;
  /** What it gives where all is right. */
  readonly xp: number;
  /** What it has earned. */
  readonly xpEarned: number;
  /** The answers that count, by part. */
  readonly answers: ReadonlyMap<string, LoggedAnswer>;
  /** What was not right and comes back, since its correction was seen. */
  readonly rework: readonly string[];
}

/**
 * How a quest stands, from what it asks and what the log holds, in whatever order that arrived. The first
 * answer to a part counts; what came once the correction was seen does not. XP is for a quest that was
 * answered whole, and before.
 */
export function questStanding(
  parts: readonly QuestPart[],
  log: readonly LoggedAnswer[],
  isCorrected: boolean,
): Standing {
  const answers = new Map<string, LoggedAnswer>();
  for (const answer of log) {
    if (answer.isLate) continue;
    const known = answers.get(answer.atomId);
    if (known === undefined || isBefore(answer, known)) answers.set(answer.atomId, answer);
  }
  const counted = parts.filter(({ atomId, isDropped }) => !isDropped || answers.has(atomId));
  const exercises = counted.filter(({ isReading }) => !isReading);
  const scoreOf = ({ atomId }: QuestPart) => answers.get(atomId)?.score;
  const answered = exercises.filter((part) => scoreOf(part) !== undefined).length;
  const isWhole = exercises.length > 0 && counted.every((part) => scoreOf(part) !== undefined);
  const state = isCorrected ? "corrected" : isWhole ? "answered" : "open";
  const sum = exercises.reduce((total, part) => total + (scoreOf(part) ?? 0), 0);
  const score = exercises.length === 0 ? 0 : sum / exercises.length;
  const xp = exercises.length * xpAnExercise;
  return {
    state,
    answered,
    total: exercises.length,
    scorePercentage: state === "open" ? null : percent(score),
    xp,
    xpEarned: isWhole ? Math.round(xp * score) : 0,
    answers,
    rework:
      state === "corrected"
        ? exercises.filter((part) => (scoreOf(part) ?? 0) < 1).map(({ atomId }) => atomId)
        : [],
  };
}

/** Rounded, but full only where all was right. */
function percent(score: number): number {
  return score === 1 ? 100 : Math.min(99, Math.round(score * 100));
}

function isBefore(one: LoggedAnswer, other: LoggedAnswer): boolean {
  const order = one.at.getTime() - other.at.getTime();
  return order < 0 || (order === 0 && one.answerId < other.answerId);
}
