import { memberOperation } from "../../../http/operation.ts";
import { assertPassword } from "../accounts/assertPassword.ts";
import { createTotpSecret, totpAddress } from "../second-step/totp.ts";

/** Gives a member who knows their password a new key for an authenticator app. It counts once a code of it was given. */
export const startSecondStep = memberOperation<"startSecondStep">(
  async ({ services, member, body, now }) => {
    await assertPassword(services, member.id, body.current_password, now);
    const secret = createTotpSecret();
    await services.db
      .insertInto("second_steps")
      .values({ user_id: member.id, pending_secret: secret, created_at: now })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ pending_secret: secret }))
      .execute();
    return { status: 200, body: { secret, address: totpAddress(secret, member.username) } };
  },
);
