import { memberOperation } from "../../../http/operation.ts";

/** How far a member is in each tour that they met. */
export const listTutorialStates = memberOperation<"listTutorialStates">(
  async ({ services, member }) => {
    const items = await services.db
      .selectFrom("tutorial_states")
      .select(["tutorial_key", "status", "last_step_index"])
      .where("user_id", "=", member.id)
      .orderBy("tutorial_key")
      .execute();
    return { status: 200, body: { items } };
  },
);
