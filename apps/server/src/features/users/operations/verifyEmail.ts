import { addressKey } from "../../../http/limits/addressKey.ts";
import { consumeRateLimit } from "../../../http/limits/consumeRateLimit.ts";
import { publicOperation } from "../../../http/operation.ts";
import { transact } from "../../../platform/db/transact.ts";
import { confirmEmail } from "../accounts/confirmEmail.ts";
import { redeemPending } from "../accounts/pendingAccounts.ts";
import { redeemLink } from "../links/mailedLinks.ts";

const windowSeconds = 15 * 60;
const mostTries = 60;

/** Confirms the address that a link was mailed to: it is the account's from now on, or makes the account. */
export const verifyEmail = publicOperation<"verifyEmail">(
  async ({ services: { db, jobs }, body, request, now }) => {
    const key = `verify:${addressKey(request.ip)}`;
    await consumeRateLimit(db, { key, most: mostTries, windowSeconds }, now);
    await transact(db, async (tx) => {
      if (await redeemPending(tx, body.token, now)) return;
      const owner = await redeemLink(tx, "email_verify", body.token, now);
      await confirmEmail(tx, jobs, owner, now);
    });
    return { status: 204 };
  },
);
