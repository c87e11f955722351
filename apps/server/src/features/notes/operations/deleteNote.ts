import { memberOperation } from "../../../http/operation.ts";
import { transact } from "../../../platform/db/transact.ts";

/** Deletes a note of a member; versions of it that were kept become notes of their own. */
export const deleteNote = memberOperation<"deleteNote">(async ({ services, member, path }) => {
  await transact(services.db, async (tx) => {
    await tx
      .updateTable("notes")
      .set({ conflict_of: null })
      .where("user_id", "=", member.id)
      .where("conflict_of", "=", path.note_id)
      .execute();
    await tx
      .deleteFrom("notes")
      .where("user_id", "=", member.id)
      .where("note_id", "=", path.note_id)
      .execute();
  });
  return { status: 204 };
});
