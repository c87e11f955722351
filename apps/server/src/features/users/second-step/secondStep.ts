import type { SecondStepRequest } from "@alambic/contract";

import { consumeRateLimit, forgiveRate } from "../../../http/limits/consumeRateLimit.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import type { Database, Tx } from "../../../platform/db/Store.ts";
import { transact } from "../../../platform/db/transact.ts";
import { redeemCode } from "./recoveryCodes.ts";
import { endSessionsOf } from "../sessions/endSessions.ts";
import { timeStepOf } from "./totp.ts";

const windowSeconds = 15 * 60;
const mostFailures = 5;

/** By what a member can go on after the password; nothing where that is enough. */
export async function secondStepMethods(
  db: Database,
  userId: string,
): Promise<SecondStepRequest["methods"]> {
  const app = await db
    .selectFrom("second_steps")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  const passkey = await db
    .selectFrom("passkeys")
    .select("id")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return [...(app ? (["app"] as const) : []), ...(passkey ? (["passkey"] as const) : [])];
}

/** Whether the password of a member is not enough. */
export async function hasSecondStep(db: Database, userId: string): Promise<boolean> {
  return (await secondStepMethods(db, userId)).length > 0;
}

export function wrongCode(): Problem {
  return new Problem("validation_failed", { fields: [{ path: "code", code: "code_wrong" }] });
}

/**
 * Counts a try before the code is looked at, so that many at once cannot slip through. It is counted for
 * the account, wherever it comes from: only who knows the password comes here, and a code has six digits.
 */
export async function countTry(
  db: Database,
  userId: string,
  now: Date,
): Promise<() => Promise<void>> {
  const key = `second-step:${userId}`;
  await consumeRateLimit(db, { key, most: mostFailures, windowSeconds }, now);
  return () => forgiveRate(db, key);
}

/** Takes a code of the app, or one that was kept for when it is lost. Throws `validation_failed` for any other. */
export async function takeCode(
  db: Database,
  userId: string,
  code: string,
  now: Date,
): Promise<void> {
  const forgive = await countTry(db, userId, now);
  await transact(db, async (tx) => {
    if (!(await takeAppCode(tx, userId, code, now)) && !(await redeemCode(tx, userId, code)))
      throw wrongCode();
  });
  await forgive();
}

async function takeAppCode(tx: Tx, userId: string, code: string, now: Date): Promise<boolean> {
  const step = await tx
    .selectFrom("second_steps")
    .select(["totp_secret", "last_time_step"])
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null)
    .forUpdate()
    .executeTakeFirst();
  if (!step || step.totp_secret === null) return false;
  const taken = timeStepOf(
    step.totp_secret,
    code.replaceAll(/\s/gu, ""),
    Number(step.last_time_step),
    now,
  );
  if (taken === null) return false;
  await tx
    .updateTable("second_steps")
    .set({ last_time_step: taken })
    .where("user_id", "=", userId)
    .execute();
  return true;
}

/** Ends the app of a member, its key. Says whether its codes were asked for. */
export async function endApp(tx: Tx, userId: string): Promise<boolean> {
  const ended = await tx
    .deleteFrom("second_steps")
    .where("user_id", "=", userId)
    .returning("confirmed_at")
    .executeTakeFirst();
  await settleSecondStep(tx, userId);
  return ended !== undefined && ended.confirmed_at !== null;
}

/** Ends every second step of a member: the app, the passkeys, and what goes with them. */
export async function endSecondStep(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("second_steps").where("user_id", "=", userId).execute();
  await tx.deleteFrom("passkeys").where("user_id", "=", userId).execute();
  await settleSecondStep(tx, userId);
}

/**
 * Once one of the ways is gone: without another the password is enough, so that recovery codes serve
 * nobody, and no session owes anything to a second step.
 */
export async function settleSecondStep(tx: Tx, userId: string): Promise<void> {
  if (await hasSecondStep(tx, userId)) return;
  await tx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await tx
    .updateTable("sessions")
    .set({ second_step_at: null })
    .where("user_id", "=", userId)
    .execute();
}

/**
 * What follows the first second step of a member: every other session ends, since it gave none. The one
 * that goes on has just given it.
 */
export async function beginSecondStep(
  tx: Tx,
  userId: string,
  sessionId: string,
  now: Date,
): Promise<void> {
  await endSessionsOf(tx, userId, now, sessionId);
  await tx
    .updateTable("sessions")
    .set({ second_step_at: now })
    .where("id", "=", sessionId)
    .execute();
}
