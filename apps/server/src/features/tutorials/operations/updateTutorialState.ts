import { memberOperation } from "../../../http/operation.ts";

/** Saves how far a member is in a tour. */
export const updateTutorialState = memberOperation<"updateTutorialState">(
  async ({ services, member, path, body, now }) => {
    const state = { status: body.status, last_step_index: body.last_step_index };
    await services.db
      .insertInto("tutorial_states")
      .values({
        user_id: member.id,
        tutorial_key: path.tutorial_key,
        ...state,
        updated_at: now,
      })
      .onConflict((conflict) =>
        conflict.columns(["user_id", "tutorial_key"]).doUpdateSet({ ...state, updated_at: now }),
      )
      .execute();
    return { status: 200, body: { tutorial_key: path.tutorial_key, ...state } };
  },
);
