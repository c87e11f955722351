import type { WaitlistLeftOut } from "@alambic/contract";

import { memberOperation } from "../../../http/operation.ts";
import { transact } from "../../../platform/db/transact.ts";
import { mailInvitation } from "../entries/mailInvitation.ts";

/** Invites many of those who wait, at once. */
export const approveWaitlist = memberOperation<"approveWaitlist">(
  async ({ services: { db, jobs }, body, now }) => {
    const result = await transact(db, async (tx) => {
      const entries = await tx
        .selectFrom("waitlist_entries")
        .selectAll()
        .where("id", "in", body.ids)
        .orderBy("id")
        .forUpdate()
        .execute();
      const left_out: WaitlistLeftOut[] = [];
      for (const entry of entries) {
        const { status, email } = entry;
        if (status === "waiting" || status === "invited")
          await mailInvitation(tx, jobs, entry, now);
        else left_out.push({ email, reason: status });
      }
      return { invited: entries.length - left_out.length, left_out };
    });
    return { status: 200, body: result };
  },
);
