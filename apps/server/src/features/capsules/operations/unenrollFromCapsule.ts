import { memberOperation } from "../../../http/operation.ts";
import { findCapsule } from "../findCapsule.ts";

/** Leaves a capsule. Progress is kept, should the member join again. */
export const unenrollFromCapsule = memberOperation<"unenrollFromCapsule">(
  async ({ services: { db }, member, path, now }) => {
    const { id } = await findCapsule(db, path.capsule_id, member.id);
    await db
      .updateTable("enrolments")
      .set({ left_at: now })
      .where("user_id", "=", member.id)
      .where("capsule_id", "=", id)
      .where("left_at", "is", null)
      .execute();
    return { status: 204 };
  },
);
