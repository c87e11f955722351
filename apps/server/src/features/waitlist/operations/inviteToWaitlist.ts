import { randomUUIDv7 } from "node:crypto";

import type { Locale, WaitlistLeftOut } from "@alambic/contract";
import { checkEmail } from "@alambic/domain/accounts";

import { memberOperation } from "../../../http/operation.ts";
import { json } from "../../../platform/db/tables/columns.ts";
import type { Tx } from "../../../platform/db/Store.ts";
import { transact } from "../../../platform/db/transact.ts";
import type { JobSender } from "../../../platform/jobs/Jobs.ts";
import { accountKey } from "../../users/index.ts";
import { hasRefused } from "../addresses.ts";
import { mailInvitation } from "../entries/mailInvitation.ts";

/** Invites addresses, whether they wait or not. */
export const inviteToWaitlist = memberOperation<"inviteToWaitlist">(
  async ({ services: { db, jobs }, body, now }) => {
    const emails = new Map(body.emails.map((email) => [accountKey(email), email.trim()]));
    emails.delete("");
    const result = await transact(db, async (tx) => {
      const left_out: WaitlistLeftOut[] = [];
      for (const email of emails.values()) {
        const reason = await invite(tx, jobs, { email, language: body.language }, now);
        if (reason !== null) left_out.push({ email, reason });
      }
      return { invited: emails.size - left_out.length, left_out };
    });
    return { status: 200, body: result };
  },
);

interface Invited {
  readonly email: string;
  readonly language: Locale;
}

/** Invites an address, or says why not. */
async function invite(
  tx: Tx,
  jobs: JobSender,
  { email, language }: Invited,
  now: Date,
): Promise<WaitlistLeftOut["reason"] | null> {
  if (checkEmail(email) !== null) return "invalid_email";
  const email_key = accountKey(email);
  const account = await tx
    .selectFrom("users")
    .select("id")
    .where("email_key", "=", email_key)
    .executeTakeFirst();
  if (account) return "joined";
  if (await hasRefused(tx, email_key)) return "refused";
  const { id, status } = await tx
    .insertInto("waitlist_entries")
    .values({
      id: randomUUIDv7(),
      email,
      email_key,
      language,
      study_topics: json([]),
      beta_tester: false,
      first_name: "",
      last_name: "",
      status: "invited",
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("email_key").doUpdateSet({ email }))
    .returning(["id", "status"])
    .executeTakeFirstOrThrow();
  if (status === "joined") return "joined";
  await mailInvitation(tx, jobs, { id, email, language }, now);
  return null;
}
