import { memberOperation } from "../../app/operation.ts";
import { quotaOf } from "../../quota/quotaOf.ts";

/** How many capsules a member can still make this month. */
export const getCapsuleQuota = memberOperation<"getCapsuleQuota">(
  async ({ services, member, now }) => ({
    status: 200,
    body: await quotaOf(services.db, member, now),
  }),
);
