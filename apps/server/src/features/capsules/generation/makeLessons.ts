import type { CapsuleOutline } from "@alambic/author/model";
import type { VerifiedLesson } from "@alambic/author/service";
import type { Services } from "../../../http/Services.ts";
import type { JobAttempt } from "../../../platform/jobs/Jobs.ts";
import { transact } from "../../../platform/db/transact.ts";
import type { AskedQuestions } from "./AskedQuestions.ts";
import type { Generation } from "./loadGeneration.ts";
import { storeLessons } from "./storeLessons.ts";

/** What is made within this time is published together, up to so many lessons. */
const together = { milliseconds: 100, lessons: 8 } as const;

/**
 * Makes the next lessons and publishes them in one transaction: the first of a capsule alone and at
 * once, and so each that takes its time; lessons that are made in no time go together. What is made
 * is published also where the next one fails or the server stops.
 */
export async function makeLessons(
  { db, author, now }: Pick<Services, "db" | "author" | "now">,
  generation: Generation,
  outline: CapsuleOutline,
  { asked, attempt }: { readonly asked: AskedQuestions; readonly attempt: JobAttempt },
): Promise<void> {
  const { request, nextLesson } = generation;
  const left = outline.lessons.length - nextLesson;
  const most = nextLesson === 0 ? 1 : Math.min(together.lessons, left);
  const end = now().getTime() + together.milliseconds;
  const made: VerifiedLesson[] = [];
  try {
    do made.push(await author.makeLesson(request, outline, nextLesson + made.length));
    while (made.length < most && now().getTime() < end && !attempt.isStopping());
  } finally {
    if (made.length > 0) {
      const keys = await transact(db, (tx) =>
        storeLessons(tx, generation, made, { asked, now: now() }),
      );
      if (keys !== null) asked.remember(nextLesson + made.length, keys);
    }
  }
}
