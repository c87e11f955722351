import { publicOperation } from "../../../http/operation.ts";
import type { Tx } from "../../../platform/db/Store.ts";
import { transact } from "../../../platform/db/transact.ts";
import { rememberRefusal } from "../addresses.ts";
import { acceptFriend } from "../entries/acceptFriend.ts";
import { confirmEntry } from "../entries/confirmEntry.ts";
import { limitLinks } from "../limitLinks.ts";
import { redeemLink } from "../links.ts";

/** Confirms an address, or answers the invitation of a friend. */
export const confirmWaitlist = publicOperation<"confirmWaitlist">(
  async ({ services: { db, jobs }, body, request, now }) => {
    await limitLinks(db, request.ip, now);
    const accepts = body.answer === "accept";
    await transact(db, async (tx) => {
      const target = await redeemLink(tx, body.token, now);
      if ("inviteeId" in target) {
        const invitee = await tx
          .selectFrom("waitlist_invitees")
          .selectAll()
          .where("id", "=", target.inviteeId)
          .executeTakeFirstOrThrow();
        if (accepts) await acceptFriend(tx, invitee, now);
        else await refuse(tx, invitee.email_key, now);
        return;
      }
      const entry = await tx
        .selectFrom("waitlist_entries")
        .selectAll()
        .where("id", "=", target.entryId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (accepts) await confirmEntry(tx, jobs, entry, now);
      else await refuse(tx, entry.email_key, now);
    });
    return { status: 204 };
  },
);

/** Forgets an address but for this: that it wants no invitation. */
async function refuse(tx: Tx, emailKey: string, now: Date): Promise<void> {
  await rememberRefusal(tx, emailKey, now);
  await tx.deleteFrom("waitlist_invitees").where("email_key", "=", emailKey).execute();
  await tx
    .deleteFrom("waitlist_entries")
    .where("email_key", "=", emailKey)
    .where("status", "=", "unconfirmed")
    .execute();
}
