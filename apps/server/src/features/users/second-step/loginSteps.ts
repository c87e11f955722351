import type { Database } from "../../../platform/db/Store.ts";
import { createToken, hashToken } from "../../../platform/tokens.ts";

const lifetimeMs = 5 * 60_000;

export interface LoginStep {
  readonly user_id: string;
  readonly remembered: boolean;
}

/** Notes that a member gave the right password, and gives the secret by which they go on. */
export async function startLoginStep(db: Database, step: LoginStep, now: Date) {
  const token = createToken();
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await db
    .insertInto("login_steps")
    .values({ ...step, token_hash: hashToken(token), expires_at: expiresAt })
    .execute();
  return { token, expiresAt };
}

/** Who goes on by a token; null for one that is unknown, used or expired. */
export async function findLoginStep(
  db: Database,
  token: string,
  now: Date,
): Promise<LoginStep | null> {
  const step = await db
    .selectFrom("login_steps")
    .select(["user_id", "remembered"])
    .where("token_hash", "=", hashToken(token))
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return step ?? null;
}

/** Uses up the sign-in of a token's hash; null where another call did meanwhile. */
export async function redeemLoginStep(
  db: Database,
  tokenHash: Uint8Array,
): Promise<LoginStep | null> {
  const used = await db
    .deleteFrom("login_steps")
    .where("token_hash", "=", tokenHash)
    .returning(["user_id", "remembered"])
    .executeTakeFirst();
  return used ?? null;
}

export async function purgeLoginSteps(db: Database, now: Date): Promise<void> {
  await db.deleteFrom("login_steps").where("expires_at", "<=", now).execute();
}
