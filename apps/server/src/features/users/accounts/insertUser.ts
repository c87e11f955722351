import { randomUUIDv7 } from "node:crypto";

import type { Locale, Plan } from "@alambic/contract";

import type { Member } from "../../../http/Session.ts";
import type { Database } from "../../../platform/db/Store.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { memberColumns } from "../sessions/findSession.ts";
import { hashPassword } from "../sessions/passwords.ts";
import { accountKey } from "./accountKeys.ts";

export interface NewUser extends Omit<NewAccount, "passwordHash"> {
  readonly password: string;
}

export interface NewAccount {
  readonly username: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly preferredLanguage: Locale;
  readonly plan?: Plan;
  readonly isSuperuser?: boolean;
  readonly isBetaTester?: boolean;
  readonly emailVerifiedAt?: Date;
}

/** Adds a member. Throws `email_taken` or `username_taken`; nothing is then stored. */
export async function insertUser(db: Database, user: NewUser, now: Date): Promise<Member> {
  const { password, ...account } = user;
  return insertAccount(db, { ...account, passwordHash: await hashPassword(password) }, now);
}

/** Adds a member whose password was hashed before: that takes its time, which no transaction should last. */
export async function insertAccount(db: Database, user: NewAccount, now: Date): Promise<Member> {
  const keys = { username_key: accountKey(user.username), email_key: accountKey(user.email) };
  const inserted = await db
    .insertInto("users")
    .values({
      id: randomUUIDv7(),
      username: user.username,
      email: user.email,
      ...keys,
      password_hash: user.passwordHash,
      preferred_language: user.preferredLanguage,
      plan: user.plan ?? "free",
      is_superuser: user.isSuperuser ?? false,
      is_beta_tester: user.isBetaTester ?? false,
      email_verified_at: user.emailVerifiedAt ?? null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(memberColumns)
    .executeTakeFirst();
  if (inserted) return inserted;
  const sameEmail = await db
    .selectFrom("users")
    .select("id")
    .where("email_key", "=", keys.email_key)
    .executeTakeFirst();
  throw new Problem(sameEmail ? "email_taken" : "username_taken");
}
