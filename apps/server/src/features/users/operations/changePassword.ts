import { randomUUIDv7 } from "node:crypto";

import { memberOperation } from "../../../http/operation.ts";
import { transact } from "../../../platform/db/transact.ts";
import { assertPassword } from "../accounts/assertPassword.ts";
import { checkNewPassword } from "../accounts/checkPassword.ts";
import { setPassword } from "../accounts/setPassword.ts";
import { hashPassword } from "../sessions/passwords.ts";

/** Changes the password of a member who knows the present one; every other session ends. */
export const changePassword = memberOperation<"changePassword">(
  async ({ services, member, session, body, now }) => {
    checkNewPassword(body);
    await assertPassword(services, member.id, body.current_password, now);
    const passwordHash = await hashPassword(body.password);
    const cause = `password_changed:${randomUUIDv7()}`;
    const setting = { passwordHash, cause, sessionId: session.id };
    await transact(services.db, (tx) => setPassword(tx, services.jobs, member, setting, now));
    return { status: 204 };
  },
);
