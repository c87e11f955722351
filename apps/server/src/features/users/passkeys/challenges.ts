import { timingSafeEqual } from "node:crypto";

import type { Selectable } from "kysely";

import type { Database } from "../../../platform/db/Store.ts";
import type { PasskeyChallengesTable } from "../../../platform/db/tables/accounts.ts";
import { createToken, hashToken } from "../../../platform/tokens.ts";

/** How long an authenticator may take. */
export const lifetimeMs = 5 * 60_000;

/** What a challenge is for, and for whom. */
export type ChallengePurpose =
  | { readonly kind: "add"; readonly userId: string; readonly sessionId: string }
  | { readonly kind: "second_step"; readonly userId: string; readonly stepToken: string }
  | { readonly kind: "sign_in" };

/** What was asked to be signed. */
export type Challenge = Selectable<PasskeyChallengesTable>;

/** Asks for something to be signed: the challenge, and the secret by which whoever asked goes on. */
export async function startChallenge(db: Database, purpose: ChallengePurpose, now: Date) {
  const token = createToken();
  const challenge = createToken();
  await db
    .insertInto("passkey_challenges")
    .values({
      token_hash: hashToken(token),
      challenge_hash: hashToken(challenge),
      user_id: purpose.kind === "sign_in" ? null : purpose.userId,
      session_id: purpose.kind === "add" ? purpose.sessionId : null,
      login_step_hash: purpose.kind === "second_step" ? hashToken(purpose.stepToken) : null,
      expires_at: new Date(now.getTime() + lifetimeMs),
    })
    .execute();
  return { token, challenge };
}

/** Uses a challenge up, whatever comes of it; null for one that is unknown, used or expired. */
export async function redeemChallenge(
  db: Database,
  token: string,
  now: Date,
): Promise<Challenge | null> {
  const found = await db
    .deleteFrom("passkey_challenges")
    .where("token_hash", "=", hashToken(token))
    .returningAll()
    .executeTakeFirst();
  return found && found.expires_at > now ? found : null;
}

/** Whether a text is what was asked to be signed. */
export function isChallenge({ challenge_hash: stored }: Challenge, given: string): boolean {
  return timingSafeEqual(hashToken(given), stored);
}

export async function purgeChallenges(db: Database, now: Date): Promise<void> {
  await db.deleteFrom("passkey_challenges").where("expires_at", "<=", now).execute();
}
