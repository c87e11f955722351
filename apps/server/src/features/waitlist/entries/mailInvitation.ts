import { randomUUIDv7 } from "node:crypto";

import type { Tx } from "../../../platform/db/Store.ts";
import type { JobSender } from "../../../platform/jobs/Jobs.ts";
import { queueMail } from "../../../platform/mail/queueMail.ts";
import { createLink } from "../links.ts";
import type { Entry } from "./confirmEntry.ts";

/** Gives an entry its place, and mails the link by which the account is made. Earlier links end. */
export async function mailInvitation(
  tx: Tx,
  jobs: JobSender,
  { id, email, language }: Pick<Entry, "id" | "email" | "language">,
  now: Date,
): Promise<void> {
  const invited = { status: "invited", invited_at: now } as const;
  await tx.updateTable("waitlist_entries").set(invited).where("id", "=", id).execute();
  await tx.deleteFrom("waitlist_links").where("entry_id", "=", id).execute();
  const { token, expiresAt } = await createLink(tx, "activate", { entryId: id }, now);
  const content = { kind: "waitlist_invitation", token } as const;
  const cause = `waitlist_invitation:${randomUUIDv7()}`;
  const mail = { cause, userId: null, recipient: email, language, content, expiresAt };
  await queueMail(tx, jobs, mail, now);
}
