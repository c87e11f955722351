import { journalEntriesOf } from "@alambic/domain/journal";
import { planOf } from "@alambic/domain/plans";

import { memberOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { lockMember } from "../../../platform/db/lockMember.ts";
import type { Tx } from "../../../platform/db/Store.ts";
import { transact } from "../../../platform/db/transact.ts";
import { foldText, readLink } from "../../capsules/index.ts";
import { requestHash } from "../../progress/index.ts";
import { presentEntry, selectEntries } from "../selectEntries.ts";

/** Keeps an entry once, however often it is sent. */
export const createJournalEntry = memberOperation<"createJournalEntry">(
  ({ services, member, body, now }) =>
    transact(services.db, async (tx) => {
      await lockMember(tx, member.id);
      const hash = requestHash(body);
      if (!(await isKept(tx, member.id, body.id, hash))) {
        await assertRoom(tx, member.id, journalEntriesOf[planOf(member)]);
        const { id, mood = null, title = "", content } = body;
        const writtenAt = new Date(body.written_at);
        await tx
          .insertInto("journal_entries")
          .values({
            user_id: member.id,
            entry_id: id,
            mood,
            title,
            content,
            ...(await readLink(tx, member.id, body)),
            searched: foldText(`${title} ${content}`),
            request_hash: hash,
            written_at: writtenAt > now ? now : writtenAt,
            received_at: now,
          })
          .execute();
      }
      const entry = await selectEntries(tx, member.id)
        .where("entries.entry_id", "=", body.id)
        .executeTakeFirstOrThrow();
      return { status: 201, body: presentEntry(entry) };
    }),
);

/** Whether this very entry is kept already. Throws `entry_id_reused` for another one with its id. */
async function isKept(tx: Tx, userId: string, entryId: string, hash: Buffer): Promise<boolean> {
  const kept = await tx
    .selectFrom("journal_entries")
    .select("request_hash")
    .where("user_id", "=", userId)
    .where("entry_id", "=", entryId)
    .executeTakeFirst();
  if (kept && !hash.equals(kept.request_hash)) throw new Problem("entry_id_reused");
  return kept !== undefined;
}

async function assertRoom(tx: Tx, userId: string, most: number): Promise<void> {
  const { total } = await tx
    .selectFrom("journal_entries")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  if (total >= most) throw new Problem("limit_reached");
}
