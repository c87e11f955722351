import { consumeRateLimit, forgiveRate } from "../../../http/limits/consumeRateLimit.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import type { Database, Tx } from "../../../platform/db/Store.ts";
import { transact } from "../../../platform/db/transact.ts";
import { redeemCode } from "./recoveryCodes.ts";
import { timeStepOf } from "./totp.ts";

const windowSeconds = 15 * 60;
const mostFailures = 5;

/** Whether a member signs in with a code after the password. */
export async function hasSecondStep(db: Database, userId: string): Promise<boolean> {
  const step = await db
    .selectFrom("second_steps")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  return step !== undefined;
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

/**
 * Ends the second step of a member: its key, its codes, and what sessions owe to it. Says whether there was
 * one to sign in with.
 */
export async function endSecondStep(tx: Tx, userId: string): Promise<boolean> {
  const ended = await tx
    .deleteFrom("second_steps")
    .where("user_id", "=", userId)
    .returning("confirmed_at")
    .executeTakeFirst();
  await tx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await tx
    .updateTable("sessions")
    .set({ second_step_at: null })
    .where("user_id", "=", userId)
    .execute();
  return ended !== undefined && ended.confirmed_at !== null;
}
