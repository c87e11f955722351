import type { NewNote } from "@alambic/contract";
import { notesBesides, notesOf } from "@alambic/domain/notes";
import { planOf } from "@alambic/domain/plans";

import { memberOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { lockMember } from "../../../platform/db/lockMember.ts";
import type { Tx } from "../../../platform/db/Store.ts";
import { transact } from "../../../platform/db/transact.ts";
import { readLink } from "../../capsules/index.ts";
import { requestHash } from "../../progress/index.ts";
import { noteColumnsOf } from "../noteColumnsOf.ts";
import { findNote, presentNote } from "../selectNotes.ts";
import type { NoteRow } from "../selectNotes.ts";

/** Begins a note once, however often it is sent. */
export const createNote = memberOperation<"createNote">(({ services, member, body, now }) =>
  transact(services.db, async (tx) => {
    await lockMember(tx, member.id);
    const hash = requestHash(body);
    const earlier = await findEarlier(tx, member.id, body.id, hash);
    if (earlier) return { status: 201, body: presentNote(earlier) };
    const columns = noteColumnsOf(body);
    const conflictOf = await originalOf(tx, member.id, body);
    const most = notesOf[planOf(member)] + (conflictOf === null ? 0 : notesBesides);
    await assertRoom(tx, member.id, most);
    await tx
      .insertInto("notes")
      .values({
        user_id: member.id,
        note_id: body.id,
        ...columns,
        ...(await readLink(tx, member.id, body)),
        version: 1,
        conflict_of: conflictOf,
        request_hash: hash,
        created_at: now,
        updated_at: now,
      })
      .execute();
    const note = await findNote(tx, member.id, body.id);
    if (!note) throw new Error("A note that was just begun is not there.");
    return { status: 201, body: presentNote(note) };
  }),
);

/** The note that this request began. Throws `entry_id_reused` where another one began it. */
async function findEarlier(
  tx: Tx,
  userId: string,
  noteId: string,
  hash: Buffer,
): Promise<NoteRow | undefined> {
  const kept = await tx
    .selectFrom("notes")
    .select("request_hash")
    .where("user_id", "=", userId)
    .where("note_id", "=", noteId)
    .executeTakeFirst();
  if (kept && !hash.equals(kept.request_hash)) throw new Problem("entry_id_reused");
  return kept && findNote(tx, userId, noteId);
}

/** The note of which this is another version; null where that is gone. */
async function originalOf(tx: Tx, userId: string, body: NewNote): Promise<string | null> {
  if (body.conflict_of === undefined || body.conflict_of === null) return null;
  const original = await tx
    .selectFrom("notes")
    .select("note_id")
    .where("user_id", "=", userId)
    .where("note_id", "=", body.conflict_of)
    .executeTakeFirst();
  return original?.note_id ?? null;
}

async function assertRoom(tx: Tx, userId: string, most: number): Promise<void> {
  const { total } = await tx
    .selectFrom("notes")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  if (total >= most) throw new Problem("limit_reached");
}
