import type { WorkName } from "./protocol.ts";

/** Milliseconds that a piece of work may take once the thread has it, a start of the thread among it. */
export type Deadlines = Readonly<Record<WorkName, number>>;

/** A learner's page waits, which gives up after 25 s. */
const whileWaiting = 20_000;
/** A job waits, and comes back. */
const inJob = 120_000;

export const defaultDeadlines: Deadlines = {
  classify: whileWaiting,
  knownSkills: whileWaiting,
  readText: whileWaiting,
  assess: whileWaiting,
  offerBonus: whileWaiting,
  makeCapsule: whileWaiting,
  plan: inJob,
  makeLesson: inJob,
  makeBonus: inJob,
  planForModel: inJob,
  hardWords: inJob,
  verify: inJob,
};

/** All that the thread does: whatever has a deadline. */
export const workNames: readonly WorkName[] = Object.keys(defaultDeadlines).filter(isWorkName);

function isWorkName(name: string): name is WorkName {
  return Object.hasOwn(defaultDeadlines, name);
}
