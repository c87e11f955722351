import { pdfLimit, planOf } from "@alambic/domain/plans";

import { memberOperation } from "../../../http/operation.ts";
import { quotaOf } from "../quota/quotaOf.ts";

/** How many capsules a member can still make this month, and of how large a PDF. */
export const getCapsuleQuota = memberOperation<"getCapsuleQuota">(
  async ({ services: { db, config }, member, now }) => ({
    status: 200,
    body: {
      ...(await quotaOf(db, member, now)),
      pdf_limit_bytes: pdfLimit(planOf(member), config.pdfMaxBytes),
    },
  }),
);
