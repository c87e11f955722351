import type { CoachAnswer, CoachExchange } from "@alambic/contract";

import type { Database } from "../../platform/db/Store.ts";
import { linkColumns, presentLinks } from "../capsules/index.ts";
import type { LinkRow } from "../capsules/index.ts";

export interface ExchangeRow extends Omit<LinkRow, "link_molecule_id" | "link_molecule_title"> {
  readonly message_id: string;
  readonly content: string;
  readonly asked_at: Date;
  readonly answer: CoachAnswer | null;
  readonly read_at: Date | null;
}

const [capsuleId, capsuleTitle, domain, area, language] = linkColumns;

/** What a member asked, with the capsules that it was asked beside. */
export function selectExchanges(db: Database, userId: string) {
  return db
    .selectFrom("coach_exchanges as exchanges")
    .leftJoin("capsules", "capsules.id", "exchanges.capsule_id")
    .select(["exchanges.message_id", "exchanges.content", "exchanges.asked_at"])
    .select(["exchanges.answer", "exchanges.read_at"])
    .select([capsuleId, capsuleTitle, domain, area, language])
    .where("exchanges.user_id", "=", userId);
}

export function presentExchange(row: ExchangeRow): CoachExchange {
  const { capsule } = presentLinks({ ...row, link_molecule_id: null, link_molecule_title: null });
  return {
    id: row.message_id,
    content: row.content,
    asked_at: row.asked_at.toISOString(),
    capsule,
    answer: row.answer,
    is_read: row.read_at !== null,
  };
}

/** Answers that a member has not read. */
export async function countUnread(db: Database, userId: string): Promise<number> {
  const { unread } = await db
    .selectFrom("coach_exchanges")
    .select(({ fn }) => fn.countAll<number>().as("unread"))
    .where("user_id", "=", userId)
    .where("read_at", "is", null)
    .where("answer", "is not", null)
    .executeTakeFirstOrThrow();
  return unread;
}
