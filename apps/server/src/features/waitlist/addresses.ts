import { createHash } from "node:crypto";

import type { Database, Tx } from "../../platform/db/Store.ts";

/** What is remembered of an address for ever: not the address itself. */
export function addressHash(emailKey: string): Buffer {
  return createHash("sha256").update(emailKey).digest();
}

/** Notes that an address gets the one invitation of its life; false where it got it, or refused. */
export async function takeOnlyMail(tx: Tx, emailKey: string, now: Date): Promise<boolean> {
  const noted = await tx
    .insertInto("waitlist_addresses")
    .values({ email_hash: addressHash(emailKey), refused: false, noted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("email_hash")
    .executeTakeFirst();
  return noted !== undefined;
}

/** Remembers that an address wants no invitation. */
export async function rememberRefusal(tx: Tx, emailKey: string, now: Date): Promise<void> {
  await tx
    .insertInto("waitlist_addresses")
    .values({ email_hash: addressHash(emailKey), refused: true, noted_at: now })
    .onConflict((conflict) => conflict.column("email_hash").doUpdateSet({ refused: true }))
    .execute();
}

/** Whether an address said that it wants no invitation. */
export async function hasRefused(db: Database, emailKey: string): Promise<boolean> {
  const noted = await db
    .selectFrom("waitlist_addresses")
    .select("refused")
    .where("email_hash", "=", addressHash(emailKey))
    .executeTakeFirst();
  return noted?.refused ?? false;
}
