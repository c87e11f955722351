import type { NoteChange } from "@alambic/contract";

import { memberOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { lockMember } from "../../../platform/db/lockMember.ts";
import { transact } from "../../../platform/db/transact.ts";
import { requestHash } from "../../progress/index.ts";
import { noteColumnsOf } from "../noteColumnsOf.ts";
import { findNote, presentNote } from "../selectNotes.ts";
import type { NoteRow } from "../selectNotes.ts";

/** Saves a note where it is still the version that was changed. */
export const saveNote = memberOperation<"saveNote">(({ services, member, path, body, now }) =>
  transact(services.db, async (tx) => {
    await lockMember(tx, member.id);
    const columns = noteColumnsOf(body);
    const before = await findNote(tx, member.id, path.note_id);
    if (!before) throw new Problem("not_found");
    if (isAsItStands(before, body)) return { status: 200, body: presentNote(before) };
    if (before.version !== body.base_version) throw new Problem("note_changed");
    await tx
      .updateTable("notes")
      .set({
        ...columns,
        ...(body.resolved === true && { conflict_of: null }),
        version: before.version + 1,
        updated_at: now,
      })
      .where("user_id", "=", member.id)
      .where("note_id", "=", path.note_id)
      .execute();
    const note = await findNote(tx, member.id, path.note_id);
    if (!note) throw new Problem("not_found");
    return { status: 200, body: presentNote(note) };
  }),
);

/** Whether a note holds already what is to be saved: the reply to it was lost, or nothing was changed. */
function isAsItStands(note: NoteRow, change: NoteChange): boolean {
  if (change.resolved === true && note.conflict_of !== null) return false;
  const { title, content, font, font_size } = change;
  const held = { title: note.title, content: note.content, font: note.font };
  return requestHash({ ...held, font_size: note.font_size }).equals(
    requestHash({ title, content, font, font_size }),
  );
}
