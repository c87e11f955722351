import type { BadgeMeasure } from "@alambic/contract";
import { localDay } from "@alambic/domain/streaks";

import type { LearnedEvent, LearnedNews } from "../../http/Learned.ts";
import type { Tx } from "../../platform/db/Store.ts";
import { awardBadges } from "./awardBadges.ts";
import { takeBadgesBack } from "./takeBadgesBack.ts";

const studied = ["streak", "study_days", "returns", "long_memory"] as const;

/** What each kind of event can make more of. */
const measuresOf: Readonly<
  Record<Exclude<LearnedEvent["kind"], "review-undone">, ReadonlySet<BadgeMeasure>>
> = {
  answer: new Set([...studied, "lessons", "capsules", "domains", "first_time_right"]),
  review: new Set([...studied, "reviews"]),
};

/** Brings a learner's badges up to date after what they did. */
export async function followLearner(tx: Tx, event: LearnedEvent): Promise<LearnedNews> {
  const { kind, userId, timeZone, now } = event;
  if (kind === "review-undone") {
    await takeBadgesBack(tx, userId, now);
    return { badges: [] };
  }
  const day = localDay(event.at, timeZone);
  return { badges: await awardBadges(tx, { userId, now, day, measures: measuresOf[kind] }) };
}
