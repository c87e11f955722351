import { memberOperation } from "../../../http/operation.ts";

/** Deletes the conversation. What was asked stays counted, and what is being answered is kept. */
export const clearCoachMessages = memberOperation<"clearCoachMessages">(
  async ({ services, member }) => {
    await services.db
      .deleteFrom("coach_exchanges")
      .where("user_id", "=", member.id)
      .where("answer", "is not", null)
      .execute();
    return { status: 204 };
  },
);
