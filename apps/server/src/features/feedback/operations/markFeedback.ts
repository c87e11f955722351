import { memberOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { presentFeedback, selectFeedback } from "../selectFeedback.ts";

/** Marks what a member said as handled, or as waiting again. */
export const markFeedback = memberOperation<"markFeedback">(
  async ({ services: { db }, path, body, now }) => {
    await db
      .updateTable("feedback")
      .set({ handled_at: body.handled ? now : null })
      .where("id", "=", path.feedback_id)
      .where("handled_at", body.handled ? "is" : "is not", null)
      .execute();
    const row = await selectFeedback(db)
      .where("feedback.id", "=", path.feedback_id)
      .executeTakeFirst();
    if (!row) throw new Problem("not_found");
    return { status: 200, body: presentFeedback(row) };
  },
);
