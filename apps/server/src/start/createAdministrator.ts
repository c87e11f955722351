import { randomBytes } from "node:crypto";

import { insertUser } from "../accounts/insertUser.ts";
import type { Database } from "../db/Store.ts";

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
  const anyone = await db.selectFrom("users").select("id").limit(1).executeTakeFirst();
  if (anyone) return null;
  const password = generatePassword();
  const username = "admin";
  await insertUser(
    db,
    {
      username,
      email: "admin@localhost.localdomain",
      password,
      preferredLanguage: "fr",
      isSuperuser: true,
    },
    now,
  );
  return { username, password };
}

/** 120 random bits, with a sign of every class that the rules for passwords ask for. */
export function generatePassword(): string {
  return `Aa1-${randomBytes(passwordBytes).toString("base64url")}`;
}
