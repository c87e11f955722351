import { randomUUIDv7 } from "node:crypto";

import { addressKey } from "../../../http/limits/addressKey.ts";
import { consumeRateLimit } from "../../../http/limits/consumeRateLimit.ts";
import { publicOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { transact } from "../../../platform/db/transact.ts";
import { checkNewPassword } from "../accounts/checkPassword.ts";
import { setPassword } from "../accounts/setPassword.ts";
import { redeemLink } from "../links/mailedLinks.ts";
import { hashPassword } from "../sessions/passwords.ts";

const windowSeconds = 15 * 60;
const mostTries = 60;

/** Sets a new password by a mailed link, and ends every session of the account. */
export const resetPassword = publicOperation<"resetPassword">(
  async ({ services: { db, jobs }, body, request, now }) => {
    const key = `reset:${addressKey(request.ip)}`;
    await consumeRateLimit(db, { key, most: mostTries, windowSeconds }, now);
    checkNewPassword(body);
    const passwordHash = await hashPassword(body.password);
    await transact(db, async (tx) => {
      const link = await redeemLink(tx, "password_reset", body.token, now);
      const account = await tx
        .updateTable("users")
        // Who follows the link reads the mails of this address.
        .set((user) => ({
          email_verified_at: user.fn.coalesce("email_verified_at", user.val(now)),
        }))
        .where("id", "=", link.userId)
        .where("email", "=", link.email)
        .returning(["id", "email", "preferred_language"])
        .executeTakeFirst();
      if (!account) throw new Problem("link_invalid");
      const setting = {
        passwordHash,
        cause: `password_changed:${randomUUIDv7()}`,
        sessionId: null,
      };
      await setPassword(tx, jobs, account, setting, now);
    });
    return { status: 204 };
  },
);
