import { gradeOfAnswer } from "@alambic/domain/reviews";
import { sql } from "kysely";

import type { Database } from "../../platform/db/Store.ts";
import type { MemoryEvent, MemoryRestart } from "./memory/index.ts";
import type { CardItem } from "./storeCard.ts";

export type LoggedEvent = MemoryEvent | MemoryRestart;

/** What a member's log says of an item and its twins. */
export interface EventLog {
  readonly of: (twins: readonly Pick<CardItem, "atomId" | "capsuleId">[]) => LoggedEvent[];
}

/**
 * What a member's log holds about some items, or about all: their answers, their reviews that still count,
 * and restarts.
 */
export async function loadEvents(
  db: Database,
  userId: string,
  cardIds?: readonly string[],
): Promise<EventLog> {
  const answers = await db
    .selectFrom("answers")
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
    of: (twins) => [
      ...twins.flatMap(({ atomId }) => byCard.get(atomId) ?? []),
      ...restarts
        .filter(({ capsule_id }) => twins.some(({ capsuleId }) => capsule_id === capsuleId))
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
