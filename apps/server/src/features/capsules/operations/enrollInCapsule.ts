import { memberOperation } from "../../../http/operation.ts";
import { completeCapsules } from "../completeCapsules.ts";
import { enroll } from "../enroll.ts";
import { findCapsule } from "../findCapsule.ts";
import { makeReady } from "../shelf/makeReady.ts";
import { Problem } from "../../../http/problems/Problem.ts";

/** Joins a capsule, or joins it again: what was learned before is still there. */
export const enrollInCapsule = memberOperation<"enrollInCapsule">(
  async ({ services, member, path, now }) => {
    const { db } = services;
    await makeReady(services, path.capsule_id);
    const row = await findCapsule(db, path.capsule_id, member.id);
    await enroll(db, member.id, row.id, now);
    const [capsule] = await completeCapsules(db, [row], member);
    if (!capsule) throw new Problem("not_found");
    return { status: 200, body: capsule };
  },
);
