import { randomUUIDv7 } from "node:crypto";

import { Problem } from "../../../http/problems/Problem.ts";
import type { Tx } from "../../../platform/db/Store.ts";
import type { JobSender } from "../../../platform/jobs/Jobs.ts";
import { queueMail } from "../../../platform/mail/queueMail.ts";
import { endLinks } from "../links/mailedLinks.ts";
import type { LinkOwner } from "../links/mailedLinks.ts";
import { accountKey } from "./accountKeys.ts";

/**
 * Makes a confirmed address that of its account. Where it was another before, that one is told.
 * Throws `email_taken` where another account has it meanwhile.
 */
export async function confirmEmail(
  tx: Tx,
  jobs: JobSender,
  { userId, email }: LinkOwner,
  now: Date,
): Promise<void> {
  const before = await tx
    .selectFrom("users")
    .select(["id", "email", "preferred_language"])
    .where("id", "=", userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const emailKey = accountKey(email);
  const other = await tx
    .selectFrom("users")
    .select("id")
    .where("email_key", "=", emailKey)
    .where("id", "!=", userId)
    .executeTakeFirst();
  if (other) throw new Problem("email_taken");
  await tx
    .updateTable("users")
    .set({ email, email_key: emailKey, email_verified_at: now })
    .where("id", "=", userId)
    .execute();
  await endLinks(tx, userId);
  if (before.email === email) return;
  const mail = {
    cause: `email_changed:${randomUUIDv7()}`,
    userId,
    recipient: before.email,
    language: before.preferred_language,
    content: { kind: "email_changed" },
  } as const;
  await queueMail(tx, jobs, mail, now);
}
