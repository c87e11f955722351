import type { DebateCriterion, DebateLevel, DebateOverall } from "@alambic/contract";

/** What a debate is judged by, in the order in which it is asked. */
export const criteria = [
  "clear_claim",
  "reasons_support",
  "evidence",
  "objection_met",
  "fair_wording",
  "conclusion_follows",
] as const satisfies readonly DebateCriterion[];

/** How well a criterion can be met: not yet, in part, well, fully. */
export const criterionLevels = [0, 1, 2, 3] as const satisfies readonly DebateLevel[];

const most = 18;
const steps = [
  { level: "strong", from: 16 },
  { level: "sound", from: 12 },
  { level: "developing", from: 6 },
] as const;

/** What the rubric makes in all; null until each criterion is judged. */
export function overallOf(
  judged: Readonly<Partial<Record<DebateCriterion, DebateLevel | null>>>,
): DebateOverall | null {
  let points = 0;
  let lacksOne = false;
  for (const criterion of criteria) {
    const level = judged[criterion] ?? null;
    if (level === null) return null;
    points += level;
    lacksOne ||= level === 0;
  }
  const reached = reachedWith(points);
  return { points, most, level: lacksOne && isBeyondDeveloping(reached) ? "developing" : reached };
}

/** Whether a criterion that is not met yet keeps it below what its points are worth. */
export function isHeldBack({ points, level }: DebateOverall): boolean {
  return level === "developing" && isBeyondDeveloping(reachedWith(points));
}

function reachedWith(points: number): DebateOverall["level"] {
  return steps.find(({ from }) => points >= from)?.level ?? "beginning";
}

function isBeyondDeveloping(level: DebateOverall["level"]): boolean {
  return level === "sound" || level === "strong";
}
