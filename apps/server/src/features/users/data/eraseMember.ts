import { sql } from "kysely";

import { Problem } from "../../../http/problems/Problem.ts";
import type { Member } from "../../../http/Session.ts";
import type { Tx } from "../../../platform/db/Store.ts";
import { accountKey } from "../accounts/accountKeys.ts";
import { endSessionsOf } from "../sessions/endSessions.ts";

/**
 * Erases a member: with the row of the account goes all that names it, and before it what would only
 * lose its name. Returns the ids of their mails, which may stand in the outbox. Throws `forbidden` for
 * the only administrator, without whom nobody could look after the rest.
 */
export async function eraseMember(tx: Tx, { id, email }: Member, now: Date): Promise<string[]> {
  await assertAnother(tx, id);
  await endSessionsOf(tx, id, now);
  const emailKey = accountKey(email);
  await tx.deleteFrom("classification_corrections").where("user_id", "=", id).execute();
  const told = await toldOfThem(tx, id, emailKey);
  await tx.deleteFrom("account_requests").where("email_key", "=", emailKey).execute();
  await tx.deleteFrom("waitlist_requests").where("email_key", "=", emailKey).execute();
  await tx.deleteFrom("waitlist_invitees").where("email_key", "=", emailKey).execute();
  await tx.deleteFrom("waitlist_entries").where("email_key", "=", emailKey).execute();
  await tx.deleteFrom("pending_accounts").where("email_key", "=", emailKey).execute();
  await tx.deleteFrom("illegal_content_reports").where("email_key", "=", emailKey).execute();
  await sql`delete from rate_limits where position(${id} in key) > 0`.execute(tx);
  const mails = await tx
    .deleteFrom("mails")
    .where((mail) =>
      mail.or([
        mail("user_id", "=", id),
        mail("recipient", "=", email),
        ...(told.length > 0 ? [mail("id", "in", told)] : []),
      ]),
    )
    .returning("id")
    .execute();
  await tx.deleteFrom("users").where("id", "=", id).execute();
  return mails.map((mail) => mail.id);
}

/** The mails to others that say something of a member: who invites a friend, and what was reported. */
async function toldOfThem(tx: Tx, id: string, emailKey: string): Promise<string[]> {
  const { rows } = await sql<{ readonly id: string }>`
    select id from mails where kind = 'waitlist_friend' and recipient in (
      select invitee.email from waitlist_invitees invitee
      join waitlist_entries entry on entry.id = invitee.entry_id
      where entry.user_id = ${id} or entry.email_key = ${emailKey})
    union all
    select mails.id from mails join illegal_content_reports report
      on mails.cause = 'legal_report:' || report.reference
    where report.email_key = ${emailKey}`.execute(tx);
  return rows.map((mail) => mail.id);
}

async function assertAnother(tx: Tx, id: string): Promise<void> {
  const account = await tx
    .selectFrom("users")
    .select("is_superuser")
    .where("id", "=", id)
    .executeTakeFirst();
  if (account?.is_superuser !== true) return;
  const another = await tx
    .selectFrom("users")
    .select("id")
    .where("is_superuser", "=", true)
    .where("id", "!=", id)
    .executeTakeFirst();
  if (!another) throw new Problem("forbidden");
}
