import type { WaitlistEntryStatus } from "@alambic/contract";

import type { Database } from "../../../platform/db/Store.ts";

export interface EntrySelection {
  readonly status: WaitlistEntryStatus | undefined;
  /** The last entry of the page before. */
  readonly after: { readonly time: Date; readonly id: string } | null;
  readonly limit: number;
}

/** A page of entries, with whom they named and who brought them. */
export function selectEntries(db: Database, { status, after, limit }: EntrySelection) {
  let page = db
    .selectFrom("waitlist_entries as entry")
    .leftJoin("waitlist_entries as inviter", "inviter.id", "entry.inviter_id")
    .selectAll("entry")
    .select(["inviter.email as invited_by"])
    .select((query) =>
      query
        .selectFrom("waitlist_invitees as invitee")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("invitee.entry_id", "=", "entry.id")
        .as("invitee_count"),
    )
    .orderBy("entry.created_at")
    .orderBy("entry.id")
    .limit(limit);
  if (status !== undefined) page = page.where("entry.status", "=", status);
  if (after !== null) {
    const { time, id } = after;
    page = page.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("entry.created_at", "entry.id"), ">", tuple(time, id)),
    );
  }
  return page.execute();
}
