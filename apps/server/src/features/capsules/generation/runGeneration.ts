import { NotAuthorableError } from "@alambic/author/model";
import type { ProblemCode } from "@alambic/contract";

import type { JobServices } from "../../../http/Feature.ts";
import { failureOf } from "./failureOf.ts";
import type { JobAttempt, JobOutcome } from "../../../platform/jobs/Jobs.ts";
import { transact } from "../../../platform/db/transact.ts";
import { AskedQuestions } from "./AskedQuestions.ts";
import { completeGeneration, failGeneration } from "./finishGeneration.ts";
import { loadGeneration, refreshGeneration } from "./loadGeneration.ts";
import type { Generation } from "./loadGeneration.ts";
import { makeLessons } from "./makeLessons.ts";
import { storePlan } from "./storePlan.ts";

/**
 * Makes a capsule step by step: the plan, then the lessons, then the end. Every step is stored in a
 * transaction of its own that is done once, so that the job can be cut off anywhere and taken up
 * again.
 */
export async function runGeneration(
  services: Pick<JobServices, "db" | "author" | "now" | "log">,
  capsuleId: string,
  attempt: JobAttempt,
): Promise<JobOutcome> {
  const asked = new AskedQuestions();
  let generation = await loadGeneration(services.db, capsuleId);
  try {
    while (generation?.status === "pending") {
      if (attempt.isStopping()) return "interrupted";
      await takeStep(services, generation, { asked, attempt });
      generation = await refreshGeneration(services.db, generation);
    }
  } catch (error) {
    const code = failureCode(error, generation, attempt);
    if (code === null) throw error;
    services.log.error({ err: error, capsule_id: capsuleId }, "generation failed");
    await giveUpGeneration(services, capsuleId, code);
  }
  return "done";
}

/** Ends a generation that cannot be made. */
export async function giveUpGeneration(
  { db, now }: Pick<JobServices, "db" | "now">,
  capsuleId: string,
  code: ProblemCode,
): Promise<void> {
  const generation = await db
    .selectFrom("generations")
    .select(["capsule_id as capsuleId", "user_id as userId"])
    .where("capsule_id", "=", capsuleId)
    .executeTakeFirst();
  if (!generation) return;
  await transact(db, (tx) => failGeneration(tx, generation, code, now()));
}

async function takeStep(
  services: Pick<JobServices, "db" | "author" | "now" | "log">,
  generation: Generation,
  context: { readonly asked: AskedQuestions; readonly attempt: JobAttempt },
): Promise<void> {
  const { db, author, now } = services;
  const { request, outline, nextLesson } = generation;
  if (outline === null) {
    const planned = await author.plan(request);
    await transact(db, (tx) => storePlan(tx, generation, planned, now()));
  } else if (nextLesson < outline.lessons.length) {
    await makeLessons(services, generation, outline, context);
  } else {
    await transact(db, (tx) => completeGeneration(tx, generation, now()));
  }
}

/** The code of a failure that trying again cannot cure; null where it may. */
function failureCode(
  error: unknown,
  generation: Generation | null,
  attempt: JobAttempt,
): ProblemCode | null {
  if (error instanceof NotAuthorableError) {
    const kind = generation?.request.source.kind;
    return kind === "document" ? "document_not_authorable" : "topic_not_authorable";
  }
  const failure = failureOf(error, attempt);
  return failure === "failed" ? "generation_failed" : failure;
}
