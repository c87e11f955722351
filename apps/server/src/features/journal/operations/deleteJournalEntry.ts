import { memberOperation } from "../../../http/operation.ts";

/** Deletes an entry of a member. Done again, nothing changes. */
export const deleteJournalEntry = memberOperation<"deleteJournalEntry">(
  async ({ services, member, path }) => {
    await services.db
      .deleteFrom("journal_entries")
      .where("user_id", "=", member.id)
      .where("entry_id", "=", path.entry_id)
      .execute();
    return { status: 204 };
  },
);
