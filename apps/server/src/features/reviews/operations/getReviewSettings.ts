import { memberOperation } from "../../../http/operation.ts";
import { readSnapshot } from "../../../platform/db/readSnapshot.ts";
import { presentSettings } from "../presentSettings.ts";

/** How a member wants to review, with what each desired retention would cost. */
export const getReviewSettings = memberOperation<"getReviewSettings">(({ services, member, now }) =>
  readSnapshot(services.db, async (tx) => ({
    status: 200,
    body: await presentSettings(tx, member.id, now),
  })),
);
