import type { ReviewSettings } from "@alambic/contract";

import type { Database } from "../../platform/db/Store.ts";
import { loadSecondsACard } from "./loadPace.ts";
import { loadModel, loadSettings } from "./loadSettings.ts";
import { dayMs, simulateLoad } from "./memory/index.ts";
import type { SimulatedCard } from "./memory/index.ts";
import { cardsOf } from "./waitingCards.ts";

const retentions = [0.8, 0.82, 0.84, 0.86, 0.88, 0.9, 0.92, 0.94, 0.95, 0.96, 0.97];
/** Of more cards, so many are simulated for all. */
const mostCards = 300;

/** How a member wants to review, and what else would cost. */
export async function presentSettings(
  db: Database,
  userId: string,
  now: Date,
): Promise<ReviewSettings> {
  const settings = await loadSettings(db, userId);
  return {
    ...settings,
    exams: await loadExams(db, userId),
    costs: await loadCosts(db, userId, now),
  };
}

function loadExams(db: Database, userId: string): Promise<ReviewSettings["exams"]> {
  return cardsOf(db, userId)
    .leftJoin("review_exams as exams", (join) =>
      join
        .onRef("exams.capsule_id", "=", "cards.capsule_id")
        .onRef("exams.user_id", "=", "cards.user_id"),
    )
    .select(["capsules.id as capsule_id", "capsules.title", "exams.exam_on"])
    .distinct()
    .orderBy("capsules.title")
    .orderBy("capsules.id")
    .execute();
}

async function loadCosts(
  db: Database,
  userId: string,
  now: Date,
): Promise<ReviewSettings["costs"]> {
  const rows = await cardsOf(db, userId)
    .select(["cards.stability", "cards.difficulty", "cards.last_seen_at"])
    .orderBy("cards.card_id")
    .execute();
  const step = Math.max(1, rows.length / mostCards);
  const sample = Array.from(
    { length: Math.min(rows.length, mostCards) },
    (_, index) => rows[Math.floor(index * step)],
  );
  const cards = sample.flatMap((row): SimulatedCard[] =>
    row === undefined
      ? []
      : [{ ...row, daysAgo: Math.max(0, (now.getTime() - row.last_seen_at.getTime()) / dayMs) }],
  );
  const secondsACard = await loadSecondsACard(db, userId);
  const model = await loadModel(db, userId);
  return retentions.map((desiredRetention) => ({
    desired_retention: desiredRetention,
    minutes_a_day: simulateLoad(cards, { ...model, desiredRetention, secondsACard }) * step,
  }));
}
