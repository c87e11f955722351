import type { Database, Tx } from "../../../platform/db/Store.ts";
import type { JobSender } from "../../../platform/jobs/Jobs.ts";
import { dayMs } from "../memory/index.ts";
import { fitJob } from "./fitJob.ts";

/** With so many reviews a first fit is worth its while. */
const firstReviews = 1000;
/** Then with so many times those of the fit before. */
const growth = 1.2;
/** No sooner after the one before. */
const leastPauseMs = dayMs;

/** With how many reviews a fit is asked for, after one with some. */
export function reviewsForFit(before: number | null): number {
  return before === null ? firstReviews : Math.ceil(before * growth);
}

/** How many reviews can tell something: of a card on a day, one. */
export async function countTelling(db: Database, userId: string): Promise<number> {
  const { reviews } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom("reviews")
        .select(["card_id", "day"])
        .distinct()
        .where("user_id", "=", userId)
        .where("undone_at", "is", null)
        .as("telling"),
    )
    .select(({ fn }) => fn.countAll<number>().as("reviews"))
    .executeTakeFirstOrThrow();
  return reviews;
}

interface ReviewedDay {
  readonly userId: string;
  /** `2026-11-20`, in the member's time zone. */
  readonly day: string;
  readonly now: Date;
}

/**
 * Has parameters fitted where the sittings before brought enough reviews: looked at with the first review of
 * a day, so that the others cost nothing.
 */
export async function askForFit(
  tx: Tx,
  jobs: Pick<JobSender, "send">,
  { userId, day, now }: ReviewedDay,
): Promise<void> {
  const today = await tx
    .selectFrom("reviews")
    .select("review_id")
    .where("user_id", "=", userId)
    .where("day", "=", day)
    .limit(2)
    .execute();
  if (today.length > 1) return;
  const before = await tx
    .selectFrom("memory_fits")
    .select(["asked_at", "asked_reviews"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (before && now.getTime() - before.asked_at.getTime() < leastPauseMs) return;
  const reviews = await countTelling(tx, userId);
  if (reviews < reviewsForFit(before?.asked_reviews ?? null)) return;
  const asked = { asked_at: now, asked_reviews: reviews };
  await tx
    .insertInto("memory_fits")
    .values({ user_id: userId, ...asked })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(asked))
    .execute();
  await jobs.send(tx, fitJob, { user_id: userId, asked_at: now.toISOString() });
}
