import { memberOperation } from "../../../http/operation.ts";

/** Takes a sick day back. */
export const withdrawSickDay = memberOperation<"withdrawSickDay">(
  async ({ services, member, path }) => {
    await services.db
      .deleteFrom("sick_days")
      .where("user_id", "=", member.id)
      .where("day", "=", path.day)
      .execute();
    return { status: 204 };
  },
);
