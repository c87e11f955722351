import { createHash } from "node:crypto";

import { accountKey } from "../accounts/accountKeys.ts";
import type { Call } from "../../../http/operation.ts";
import { publicOperation } from "../../../http/operation.ts";
import { addressKey } from "../../../http/limits/addressKey.ts";
import { forgiveRate, consumeRateLimit } from "../../../http/limits/consumeRateLimit.ts";
import { sessionCookie, sessionCookieOptions } from "../../../http/sessionCookie.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { createSession, sessionSeconds } from "../sessions/createSession.ts";
import { verifyPassword } from "../sessions/passwords.ts";

type LoginCall = Call<"login">;

const triesInWindow = 5;
const windowSeconds = 15 * 60;

/**
 * Signs in by name or e-mail address. A try is counted before the password is looked at, for this
 * account from this address only: nobody can lock someone else out.
 */
export const login = publicOperation<"login">(async (call, reply) => {
  const key = await countTry(call);
  const userId = await authenticate(call);
  await forgiveRate(call.services.db, key);
  const remembered = call.body.remember === "true";
  const lifetime = remembered ? sessionSeconds.remembered : sessionSeconds.day;
  const session = await createSession(call.services.db, userId, lifetime, call.now);
  reply.setCookie(sessionCookie, session.token, {
    ...sessionCookieOptions(call.services.config),
    ...(remembered && { expires: session.expiresAt }),
  });
  return {
    status: 200,
    body: {
      access_token: session.token,
      token_type: "bearer",
      expires_at: session.expiresAt.toISOString(),
    },
  };
});

async function countTry({ services, body, request, now }: LoginCall): Promise<string> {
  const account = createHash("sha256").update(accountKey(body.username)).digest("base64url");
  const key = `login:${addressKey(request.ip)}:${account}`;
  await consumeRateLimit(services.db, { key, most: triesInWindow, windowSeconds }, now);
  return key;
}

async function authenticate({ services, body }: LoginCall): Promise<string> {
  const name = accountKey(body.username);
  const found = await services.db
    .selectFrom("users")
    .select(["id", "password_hash"])
    .where((user) => user.or([user("email_key", "=", name), user("username_key", "=", name)]))
    .orderBy((user) => user("email_key", "=", name), "desc")
    .executeTakeFirst();
  if (!(await verifyPassword(found?.password_hash ?? null, body.password)) || !found) {
    throw new Problem("incorrect_credentials");
  }
  return found.id;
}
