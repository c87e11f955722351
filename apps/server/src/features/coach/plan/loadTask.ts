import type { StudyTask } from "@alambic/domain/coach";
import { daysBetween, localDay, startOfDay } from "@alambic/domain/streaks";

import type { Database } from "../../../platform/db/Store.ts";
import type { CapsuleMember } from "../../capsules/index.ts";
import { cardsOf, comesAt, loadSecondsACard } from "../../reviews/index.ts";
import { loadStudiedLessons } from "../loadStudiedLessons.ts";
import type { StudiedLesson } from "../loadStudiedLessons.ts";

export interface TaskAsked {
  readonly member: CapsuleMember;
  readonly capsuleId: string;
  readonly timeZone: string;
  readonly today: string;
}

/** What is left of a capsule for a member, with the lessons of which something is. */
export interface LoadedTask {
  readonly task: StudyTask;
  readonly lessons: readonly StudiedLesson[];
}

/** What a step of a lesson takes who has answered none, and the least and the most that is believed. */
const usualSeconds = 45;
const leastSeconds = 10;
const mostSeconds = 240;
const usualRight = 0.8;
const latestAnswers = 200;

export async function loadTask(db: Database, asked: TaskAsked): Promise<LoadedTask> {
  const { member, capsuleId, timeZone, today } = asked;
  const left = await countLeft(db, asked);
  const lessons = (await loadStudiedLessons(db, member.id, capsuleId)).filter(({ row }) =>
    left.has(row.lesson_id),
  );
  const comes = comesAt(startOfDay(today, timeZone));
  const cards = await cardsOf(db, member.id)
    .select(["cards.stability", "cards.difficulty", "cards.last_seen_at"])
    .select(comes.as("comes_at"))
    .where("cards.capsule_id", "=", capsuleId)
    .orderBy("cards.card_id")
    .execute();
  return {
    lessons,
    task: {
      lessons: lessons.map(({ row }) => left.get(row.lesson_id) ?? { items: 0, texts: 0 }),
      cards: cards.map(({ stability, difficulty, last_seen_at: seen, comes_at: comesBack }) => ({
        stability,
        difficulty,
        daysAgo: Math.max(0, daysBetween(localDay(seen, timeZone), today)),
        dueIn: Math.max(0, daysBetween(today, localDay(comesBack, timeZone))),
      })),
      secondsACard: await loadSecondsACard(db, member.id),
      ...(await loadPace(db, member.id)),
    },
  };
}

/** The steps of each lesson that the member has yet to do, by lesson; bonus items are no duty. */
async function countLeft(db: Database, { member, capsuleId }: TaskAsked) {
  const rows = await db
    .selectFrom("atoms")
    .innerJoin("molecules", "molecules.id", "atoms.molecule_id")
    .leftJoin("atom_progress as progress", (join) =>
      join.onRef("progress.atom_id", "=", "atoms.id").on("progress.user_id", "=", member.id),
    )
    .select(({ fn }) => [
      "atoms.molecule_id",
      fn.countAll<number>().filterWhere("atoms.content_type", "<>", "lesson").as("items"),
      fn.countAll<number>().filterWhere("atoms.content_type", "=", "lesson").as("texts"),
    ])
    .where("atoms.capsule_id", "=", capsuleId)
    .where("atoms.retired_at", "is", null)
    .where("molecules.retired_at", "is", null)
    .where("atoms.is_bonus", "=", false)
    .where((eb) =>
      eb.or([
        eb("progress.status", "is", null),
        eb("progress.status", "not in", ["completed", "validated"]),
      ]),
    )
    .groupBy("atoms.molecule_id")
    .execute();
  return new Map(rows.map(({ molecule_id: id, ...counts }) => [id, counts]));
}

/** How long a step takes the member, and how often their first answer is right, by the latest answers. */
async function loadPace(db: Database, userId: string) {
  const answers = await db
    .selectFrom("answers")
    .select(["elapsed_ms", "correct", "revealed"])
    .where("user_id", "=", userId)
    .orderBy("received_at", "desc")
    .orderBy("answer_id", "desc")
    .limit(latestAnswers)
    .execute();
  const timed = answers.filter(({ elapsed_ms: ms }) => ms > 0);
  const seconds =
    timed.reduce((sum, { elapsed_ms: ms }) => sum + ms / 1000, 0) / Math.max(1, timed.length);
  const right = answers.filter(({ correct, revealed }) => correct && !revealed).length;
  return {
    secondsAnItem:
      timed.length === 0 ? usualSeconds : Math.min(mostSeconds, Math.max(leastSeconds, seconds)),
    rightShare: answers.length === 0 ? usualRight : right / answers.length,
  };
}
