import { consumeRateLimit, forgiveRate } from "../../../http/limits/consumeRateLimit.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import type { Services } from "../../../http/Services.ts";
import { verifyPassword } from "../sessions/passwords.ts";

const windowSeconds = 15 * 60;
const mostFailures = 5;

/**
 * Throws `validation_failed` where it is not the present password of a member: whoever sits before a
 * device that was left signed in cannot take the account. The sixth failure in 15 minutes is refused.
 */
export async function assertPassword(
  { db }: Pick<Services, "db">,
  userId: string,
  password: string,
  now: Date,
): Promise<void> {
  const key = `password:${userId}`;
  await consumeRateLimit(db, { key, most: mostFailures, windowSeconds }, now);
  const { password_hash: stored } = await db
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  if (!(await verifyPassword(stored, password))) {
    const fields = [{ path: "current_password", code: "password_wrong" as const }];
    throw new Problem("validation_failed", { fields });
  }
  await forgiveRate(db, key);
}
