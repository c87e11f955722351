import { gradeOfAnswer } from "@alambic/domain/reviews";
import { sql } from "kysely";

import type { Database } from "../../platform/db/Store.ts";
import type { MemoryEvent, MemoryRestart } from "./memory/index.ts";

export type LoggedEvent = MemoryEvent | MemoryRestart;

/** Which items a log is about: some of them, those of a capsule, or all. */
export interface Items {
  readonly cardIds?: readonly string[];
  readonly capsuleId?: string;
}

/** What a member's log says, by item. */
export interface EventLog {
  readonly of: (card: { readonly cardId: string; readonly capsuleId: string }) => LoggedEvent[];
}

/** What a member's log holds about items: their answers, their reviews that still count, and restarts. */
export async function loadEvents(
  db: Database,
  userId: string,
  { cardIds, capsuleId }: Items,
): Promise<EventLog> {
  const answers = await db
    .selectFrom("answers")
    .$if(capsuleId !== undefined, (query) =>
      query
        .innerJoin("atoms", "atoms.id", "answers.atom_id")
        .where("atoms.capsule_id", "=", capsuleId ?? ""),
    )
    .select([
      "answers.atom_id",
      "answers.answer_id",
      "answers.answered_at",
      "answers.score",
      "answers.revealed",
      "answers.response",
    ])
    .where("answers.user_id", "=", userId)
    .$if(cardIds !== undefined, (query) => query.where("answers.atom_id", "=", anyOf(cardIds)))
    .execute();
  const reviews = await db
    .selectFrom("reviews")
    .select(["card_id", "review_id", "reviewed_at", "rating"])
    .where("user_id", "=", userId)
    .$if(cardIds !== undefined, (query) => query.where("card_id", "=", anyOf(cardIds)))
    .$if(capsuleId !== undefined, (query) => query.where("capsule_id", "=", capsuleId ?? ""))
    .where("undone_at", "is", null)
    .execute();
  const restarts = await db
    .selectFrom("review_restarts")
    .select(["capsule_id", "restart_id", "restarted_at"])
    .where("user_id", "=", userId)
    .execute();
  const byCard = new Map<string, LoggedEvent[]>();
  const note = (id: string, event: LoggedEvent) => {
    const events = byCard.get(id);
    if (events) events.push(event);
    else byCard.set(id, [event]);
  };
  for (const { atom_id, answer_id: id, answered_at: at, ...answer } of answers) {
    note(atom_id, { id, kind: "answer", at, rating: gradeOfAnswer(answer) });
  }
  for (const { card_id, review_id: id, reviewed_at: at, rating } of reviews) {
    note(card_id, { id, kind: "review", at, rating });
  }
  return {
    of: (card) => [
      ...(byCard.get(card.cardId) ?? []),
      ...restarts
        .filter(({ capsule_id }) => capsule_id === card.capsuleId)
        .map(({ restart_id: id, restarted_at: at }): MemoryRestart => ({
          id,
          kind: "restart",
          at,
        })),
    ],
  };
}

/** One list, however long: a statement takes no more than 65,535 values. */
function anyOf(ids: readonly string[] = []) {
  return sql<string>`any(${`{${ids.join()}}`}::uuid[])`;
}
