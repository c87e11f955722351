import type { QuestReason } from "@alambic/contract";
import type { QuestCandidate } from "@alambic/domain/quests";
import { isFinished } from "@alambic/domain/progress";

import type { Database } from "../../platform/db/Store.ts";
import type { StoredProgress } from "../../platform/db/tables/progress.ts";
import { isReadable, loadStandings } from "../capsules/index.ts";

export interface CandidatesAsked {
  readonly userId: string;
  readonly now: Date;
  /** When the member's day ends. */
  readonly dayEnds: Date;
  /** Items whose correction was seen, and that come back. */
  readonly rework: ReadonlySet<string>;
}

/** The items that come due first, and the capsules that were used last: among them a quest is found. */
const mostCards = 300;
const mostCapsules = 20;

/** What nobody but its learner judges is no exercise of a quest. */
const unjudged = ["lesson", "flashcards", "free_answer"] as const;
const dayMs = 86_400_000;

/** What a quest may ask a member. */
export async function loadCandidates(
  db: Database,
  asked: CandidatesAsked,
): Promise<QuestCandidate[]> {
  return [...(await loadLearned(db, asked)), ...(await loadComing(db, asked.userId))];
}

/** What was answered before, in capsules that the member has not left. */
async function loadLearned(
  db: Database,
  { userId, now, dayEnds, rework }: CandidatesAsked,
): Promise<QuestCandidate[]> {
  const rows = await db
    .selectFrom("review_cards as cards")
    .innerJoin("atoms", "atoms.id", "cards.atom_id")
    .innerJoin("molecules", "molecules.id", "cards.molecule_id")
    .innerJoin("capsules", "capsules.id", "cards.capsule_id")
    .innerJoin("enrolments", (join) =>
      join
        .onRef("enrolments.capsule_id", "=", "cards.capsule_id")
        .onRef("enrolments.user_id", "=", "cards.user_id")
        .on("enrolments.left_at", "is", null),
    )
    .leftJoin("atom_progress as progress", (join) =>
      join
        .onRef("progress.atom_id", "=", "cards.atom_id")
        .onRef("progress.user_id", "=", "cards.user_id"),
    )
    .select([
      "cards.atom_id",
      "cards.capsule_id",
      "cards.due_at",
      "cards.last_seen_at",
      "cards.stability",
      "molecules.granule_id",
      "progress.status",
    ])
    .where("cards.user_id", "=", userId)
    .where("atoms.retired_at", "is", null)
    .where("atoms.is_bonus", "=", false)
    .where("atoms.content_type", "not in", unjudged)
    .where("molecules.retired_at", "is", null)
    .where(isReadable(userId))
    .orderBy("cards.due_at")
    .orderBy("cards.card_id")
    .limit(mostCards)
    .execute();
  return rows.map((row) => ({
    atomId: row.atom_id,
    capsuleId: row.capsule_id,
    chapterId: row.granule_id,
    reason: rework.has(row.atom_id) ? "rework" : reasonOf(row, dayEnds),
    isReading: false,
    urgency: (now.getTime() - row.last_seen_at.getTime()) / dayMs / row.stability,
  }));
}

function reasonOf(
  card: { readonly status: StoredProgress | null; readonly due_at: Date },
  dayEnds: Date,
): QuestReason {
  if (card.status !== null && !isFinished(card.status)) return "missed";
  return card.due_at < dayEnds ? "weak" : "fresh";
}

/** What comes next in the lessons that the member has begun, or can begin. */
async function loadComing(db: Database, userId: string): Promise<QuestCandidate[]> {
  const enrolments = await db
    .selectFrom("enrolments")
    .select("capsule_id")
    .where("user_id", "=", userId)
    .where("left_at", "is", null)
    .orderBy("last_used_at", "desc")
    .orderBy("capsule_id", "desc")
    .limit(mostCapsules)
    .execute();
  const standings = await loadStandings(
    db,
    userId,
    enrolments.map(({ capsule_id }) => capsule_id),
  );
  const lessons = [...standings.values()].flatMap(({ next_lesson: next }) =>
    next === null ? [] : [next.molecule_id],
  );
  if (lessons.length === 0) return [];
  const rows = await db
    .selectFrom("atoms")
    .innerJoin("molecules", "molecules.id", "atoms.molecule_id")
    .leftJoin("atom_progress as progress", (join) =>
      join.onRef("progress.atom_id", "=", "atoms.id").on("progress.user_id", "=", userId),
    )
    .select([
      "atoms.id",
      "atoms.capsule_id",
      "atoms.position",
      "atoms.content_type",
      "molecules.granule_id",
    ])
    .where("atoms.molecule_id", "in", lessons)
    .where("atoms.retired_at", "is", null)
    .where("atoms.is_bonus", "=", false)
    .where("atoms.content_type", "not in", ["flashcards", "free_answer"])
    .where("progress.atom_id", "is", null)
    .execute();
  return rows.map((row) => ({
    atomId: row.id,
    capsuleId: row.capsule_id,
    chapterId: row.granule_id,
    reason: "lesson",
    isReading: row.content_type === "lesson",
    urgency: -row.position,
  }));
}
