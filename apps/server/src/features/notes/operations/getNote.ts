import { memberOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { findNote, presentNote } from "../selectNotes.ts";

/** A note of a member. */
export const getNote = memberOperation<"getNote">(async ({ services, member, path }) => {
  const note = await findNote(services.db, member.id, path.note_id);
  if (!note) throw new Problem("not_found");
  return { status: 200, body: presentNote(note) };
});
