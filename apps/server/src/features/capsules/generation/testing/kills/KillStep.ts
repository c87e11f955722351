/** What a generation passes, in order; at each of them it can be killed. */
export const killSteps = [
  "accepted",
  "planned",
  "plan stored",
  "first lesson drafted",
  "first lesson verified",
  "first lesson published",
  "first lesson told of",
  "between lessons",
  "last lesson published",
  "complete",
  "completion told of",
  "job done",
] as const;

export type KillStep = (typeof killSteps)[number];

/** Where a transaction is open: the embedded database has but one at a time. */
const inTransaction: ReadonlySet<KillStep> = new Set<KillStep>([
  "accepted",
  "plan stored",
  "first lesson published",
  "first lesson told of",
  "last lesson published",
  "complete",
  "completion told of",
]);

/** Whether a step lies within a transaction, which a kill undoes. */
export function isInTransaction(step: KillStep): boolean {
  return inTransaction.has(step);
}
