import { randomBytes } from "node:crypto";

import { insertUser } from "../features/users/index.ts";
import { takeStartLock } from "../platform/db/locks.ts";
import type { Database } from "../platform/db/Store.ts";

export interface FirstAdministrator {
  readonly username: string;
  /** Told once, and stored nowhere. */
  readonly password: string;
}

const passwordBytes = 15;

/** Makes the first administrator where there is nobody yet; null where there is. */
export async function createAdministrator(
  db: Database,
  now: Date,
): Promise<FirstAdministrator | null> {
  return db.transaction().execute(async (tx) => {
    await takeStartLock(tx, "firstAdministrator");
    const anyone = await tx.selectFrom("users").select("id").limit(1).executeTakeFirst();
    if (anyone) return null;
    const administrator = { username: "admin", password: generatePassword() };
    const email = "admin@localhost.localdomain";
    await insertUser(
      tx,
      { ...administrator, email, preferredLanguage: "fr", isSuperuser: true },
      now,
    );
    return administrator;
  });
}

/** 120 random bits, with a sign of every class that the rules for passwords ask for. */
export function generatePassword(): string {
  return `Aa1-${randomBytes(passwordBytes).toString("base64url")}`;
}
