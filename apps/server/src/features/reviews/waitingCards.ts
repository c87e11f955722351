import { sql } from "kysely";
import type { RawBuilder, SqlBool } from "kysely";

import type { Database } from "../../platform/db/Store.ts";
import { isReadable } from "../capsules/index.ts";

/**
 * When a card of `cardsOf` comes, on the day of its learner that began then: when it is due, for an exam or
 * else, and not while it is put aside.
 */
export function comesAt(dayStarted: Date): RawBuilder<Date> {
  return sql<Date>`greatest(
    case when cards.exam_ends_at > ${dayStarted} then cards.exam_due_at else cards.due_at end,
    holds.until
  )`;
}

/** Whether of twins one is meant, in the language that was used last, or each. */
export type WhichTwins = "last used" | "each";

/**
 * The cards of a member that can be reviewed: of items that are still part of a lesson, in capsules that
 * the member has not left. Those that are suspended are not among them.
 */
export function cardsOf(db: Database, userId: string, which: WhichTwins = "last used") {
  return db
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
    .leftJoin("review_holds as holds", (join) =>
      join
        .onRef("holds.card_id", "=", "cards.card_id")
        .onRef("holds.user_id", "=", "cards.user_id"),
    )
    .where("cards.user_id", "=", userId)
    .where((eb) => eb.or([eb("holds.card_id", "is", null), eb("holds.until", "is not", null)]))
    .where("atoms.retired_at", "is", null)
    .where(isReadable(userId))
    .$if(which === "last used", (query) => query.where(isLastUsed));
}

/** No twin of the card can be reviewed as well whose capsule was used later. */
const isLastUsed = sql<SqlBool>`not exists (
  select from atoms as twin_atoms
    join review_cards as twins on twins.card_id = twin_atoms.id
    join enrolments as twin_enrolments on twin_enrolments.capsule_id = twins.capsule_id
      and twin_enrolments.user_id = twins.user_id and twin_enrolments.left_at is null
    left join review_holds as twin_holds on twin_holds.card_id = twins.card_id
      and twin_holds.user_id = twins.user_id
  where twin_atoms.twin_id = atoms.twin_id and twin_atoms.id <> atoms.id
    and twins.user_id = cards.user_id and twin_atoms.retired_at is null
    and (twin_holds.card_id is null or twin_holds.until is not null)
    and (twin_enrolments.last_used_at, twins.card_id) > (enrolments.last_used_at, cards.card_id)
)`;

/** The bounds of a member's day. */
export interface Today {
  readonly start: Date;
  /** The start of the next one. */
  readonly end: Date;
}

export interface WaitingCards {
  readonly due: number;
  readonly overdue: number;
  readonly new: number;
  readonly cards: number;
  readonly nextDueAt: Date | null;
}

/** How many cards wait today, and when the next one comes. */
export async function countWaiting(
  db: Database,
  userId: string,
  { start, end }: Today,
  capsuleId?: string,
): Promise<WaitingCards> {
  const comes = comesAt(start);
  const isWaiting = sql<SqlBool>`${comes} < ${end}`;
  const wasReviewed = sql<SqlBool>`cards.reviews > 0`;
  const row = await cardsOf(db, userId, capsuleId === undefined ? "last used" : "each")
    .$if(capsuleId !== undefined, (query) => query.where("cards.capsule_id", "=", capsuleId ?? ""))
    .select(({ fn }) => [
      fn.countAll<number>().as("cards"),
      fn
        .countAll<number>()
        .filterWhere(isWaiting)
        .filterWhere(sql<SqlBool>`cards.reviews = 0`)
        .as("new"),
      fn
        .countAll<number>()
        .filterWhere(isWaiting)
        .filterWhere(wasReviewed)
        .filterWhere(comes, ">=", start)
        .as("due"),
      fn.countAll<number>().filterWhere(wasReviewed).filterWhere(comes, "<", start).as("overdue"),
      fn
        .min<Date | null>(comes)
        .filterWhere(sql<SqlBool>`${comes} >= ${end}`)
        .as("next_due_at"),
    ])
    .executeTakeFirstOrThrow();
  const { next_due_at: nextDueAt, ...counts } = row;
  return { ...counts, nextDueAt };
}
