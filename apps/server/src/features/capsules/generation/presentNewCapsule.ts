import type { Capsule } from "@alambic/contract";

import type { Member } from "../../../http/Session.ts";
import { completeCapsules } from "../completeCapsules.ts";
import { findCapsule } from "../findCapsule.ts";
import type { Database } from "../../../platform/db/Store.ts";
import { retryAfterHeader } from "./pendingResponse.ts";
import { Problem } from "../../../http/problems/Problem.ts";

export interface NewCapsuleAnswer {
  readonly status: 202;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Capsule;
}

/** The answer to whoever asked for a capsule: it is being made. */
export async function presentNewCapsule(
  db: Database,
  capsuleId: string,
  member: Member,
): Promise<NewCapsuleAnswer> {
  const row = await findCapsule(db, capsuleId, member.id);
  const [body] = await completeCapsules(db, [row], member);
  if (!body) throw new Problem("not_found");
  return { status: 202, headers: retryAfterHeader, body };
}
