import { memberOperation } from "../../../http/operation.ts";
import { loadQuota } from "../quota.ts";

/** How many messages are left this month. */
export const getCoachQuota = memberOperation<"getCoachQuota">(
  async ({ services, member, now }) => ({
    status: 200,
    body: await loadQuota(services.db, member, now),
  }),
);
