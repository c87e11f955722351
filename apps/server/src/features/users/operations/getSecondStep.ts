import { memberOperation } from "../../../http/operation.ts";

/** By what the member signs in after the password, and how many codes are kept for when it is lost. */
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
    const { passkeys } = await db
      .selectFrom("passkeys")
      .select(({ fn }) => fn.countAll().as("passkeys"))
      .where("user_id", "=", id)
      .executeTakeFirstOrThrow();
    const since = step?.confirmed_at?.toISOString() ?? null;
    return {
      status: 200,
      body: { since, passkeys: Number(passkeys), recovery_codes_left: Number(left) },
    };
  },
);
