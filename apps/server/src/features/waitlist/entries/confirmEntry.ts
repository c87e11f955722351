import { shownName } from "@alambic/domain/waitlist";
import type { Selectable } from "kysely";

import type { Tx } from "../../../platform/db/Store.ts";
import type {
  WaitlistEntriesTable,
  WaitlistInviteesTable,
} from "../../../platform/db/tables/waitlist.ts";
import type { JobSender } from "../../../platform/jobs/Jobs.ts";
import { queueMail } from "../../../platform/mail/queueMail.ts";
import { addressHash, takeOnlyMail } from "../addresses.ts";
import { createLink } from "../links.ts";

export type Entry = Selectable<WaitlistEntriesTable>;

/** Lets an entry wait whose address is its own; only now are its friends written to. */
export async function confirmEntry(
  tx: Tx,
  jobs: JobSender,
  entry: Entry,
  now: Date,
): Promise<void> {
  if (entry.status !== "unconfirmed") return;
  const confirmed = { status: "waiting" } as const;
  await tx.updateTable("waitlist_entries").set(confirmed).where("id", "=", entry.id).execute();
  await tx.deleteFrom("waitlist_links").where("entry_id", "=", entry.id).execute();
  const invitees = await tx
    .selectFrom("waitlist_invitees")
    .selectAll()
    .where("entry_id", "=", entry.id)
    .orderBy("id")
    .execute();
  for (const invitee of invitees) await inviteFriend(tx, jobs, { entry, invitee }, now);
}

interface FriendInvited {
  readonly entry: Entry;
  readonly invitee: Selectable<WaitlistInviteesTable>;
}

/** Writes to a friend, unless they are here already, were written to before, or want no invitation. */
async function inviteFriend(
  tx: Tx,
  jobs: JobSender,
  { entry, invitee }: FriendInvited,
  now: Date,
): Promise<void> {
  const { email_key: emailKey, email, language } = invitee;
  for (const table of ["users", "waitlist_entries"] as const) {
    const known = await tx
      .selectFrom(table)
      .select("id")
      .where("email_key", "=", emailKey)
      .executeTakeFirst();
    if (known) return;
  }
  if (!(await takeOnlyMail(tx, emailKey, now))) return;
  const { token, expiresAt } = await createLink(tx, "friend", { inviteeId: invitee.id }, now);
  const content = { kind: "waitlist_friend", token, inviter: shownName(entry) } as const;
  const cause = `waitlist_friend:${addressHash(emailKey).toString("base64url")}`;
  const mail = { cause, userId: null, recipient: email, language, content, expiresAt };
  await queueMail(tx, jobs, mail, now);
}
