import { memberOperation } from "../../../http/operation.ts";
import { readSnapshot } from "../../../platform/db/readSnapshot.ts";
import { presentMemory } from "../fit/presentMemory.ts";

/** Which parameters a member's memory is foretold by, and how well. */
export const getReviewMemory = memberOperation<"getReviewMemory">(({ services, member }) =>
  readSnapshot(services.db, async (tx) => ({
    status: 200,
    body: await presentMemory(tx, member.id),
  })),
);
