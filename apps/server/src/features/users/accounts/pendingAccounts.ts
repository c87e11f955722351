import { randomUUIDv7 } from "node:crypto";

import type { Locale } from "@alambic/contract";

import { Problem } from "../../../http/problems/Problem.ts";
import type { Services } from "../../../http/Services.ts";
import type { Database, Tx } from "../../../platform/db/Store.ts";
import { transact } from "../../../platform/db/transact.ts";
import type { JobKind } from "../../../platform/jobs/Jobs.ts";
import { hashToken } from "../../../platform/tokens.ts";
import { hashPassword } from "../sessions/passwords.ts";
import { accountKey } from "./accountKeys.ts";
import { insertAccount } from "./insertUser.ts";

export interface PendingJobData {
  readonly pending_id: string;
}

/** Looks up whether an account has the address of a sign-up, and mails what fits. */
export const pendingJob: JobKind<PendingJobData> = { name: "pending-account" };

export interface PendingAccount {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly language: Locale;
}

const keptMs = 24 * 3_600_000;

/**
 * Keeps a sign-up until its address is confirmed, and its name with it. What is done here does not
 * depend on who has the address. Throws `username_taken`, which names of accounts may tell.
 */
export async function notePending(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  { username, email, password, language }: PendingAccount,
  now: Date,
): Promise<void> {
  const username_key = accountKey(username);
  const email_key = accountKey(email);
  const password_hash = await hashPassword(password);
  await transact(db, async (tx) => {
    await purgePending(tx, now);
    const known = await tx
      .selectFrom("users")
      .select("id")
      .where("username_key", "=", username_key)
      .executeTakeFirst();
    if (known) throw new Problem("username_taken");
    // Whoever signs up again with their address begins anew.
    await tx
      .deleteFrom("pending_accounts")
      .where("username_key", "=", username_key)
      .where("email_key", "=", email_key)
      .execute();
    const kept = await tx
      .insertInto("pending_accounts")
      .values({
        id: randomUUIDv7(),
        username,
        username_key,
        email,
        email_key,
        password_hash,
        preferred_language: language,
        token_hash: null,
        created_at: now,
        expires_at: new Date(now.getTime() + keptMs),
      })
      .onConflict((conflict) => conflict.column("username_key").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!kept) throw new Problem("username_taken");
    await jobs.send(tx, pendingJob, { pending_id: kept.id });
  });
}

/** Makes the account of a mailed token, which is used up; null where it is not one of a sign-up. */
export async function redeemPending(tx: Tx, token: string, now: Date): Promise<boolean> {
  const pending = await tx
    .deleteFrom("pending_accounts")
    .where("token_hash", "=", hashToken(token))
    .where("expires_at", ">", now)
    .returningAll()
    .executeTakeFirst();
  if (!pending) return false;
  const { username, email, password_hash: passwordHash, preferred_language } = pending;
  const account = { username, email, passwordHash, preferredLanguage: preferred_language };
  await insertAccount(tx, { ...account, emailVerifiedAt: now }, now);
  return true;
}

/** Forgets sign-ups that nobody confirmed in time. */
export async function purgePending(db: Database, now: Date): Promise<void> {
  await db.deleteFrom("pending_accounts").where("expires_at", "<=", now).execute();
}
