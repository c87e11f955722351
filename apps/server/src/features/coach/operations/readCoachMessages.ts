import { memberOperation } from "../../../http/operation.ts";

/** Marks the answers that came so far as read. Done again, nothing changes. */
export const readCoachMessages = memberOperation<"readCoachMessages">(
  async ({ services, member, now }) => {
    await services.db
      .updateTable("coach_exchanges")
      .set({ read_at: now })
      .where("user_id", "=", member.id)
      .where("read_at", "is", null)
      .where("answer", "is not", null)
      .execute();
    return { status: 204 };
  },
);
