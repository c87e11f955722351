import { memberOperation } from "../../../http/operation.ts";

/** Whether the member signs in with a code after the password, and how many codes are kept for a lost app. */
export const getSecondStep = memberOperation<"getSecondStep">(
  async ({ services: { db }, member: { id } }) => {
    const step = await db
      .selectFrom("second_steps")
      .select("confirmed_at")
      .where("user_id", "=", id)
      .executeTakeFirst();
    const { left } = await db
      .selectFrom("recovery_codes")
      .select(({ fn }) => fn.countAll().as("left"))
      .where("user_id", "=", id)
      .executeTakeFirstOrThrow();
    const since = step?.confirmed_at?.toISOString() ?? null;
    return { status: 200, body: { since, recovery_codes_left: Number(left) } };
  },
);
