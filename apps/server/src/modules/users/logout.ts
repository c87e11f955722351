import { publicOperation } from "../../app/operation.ts";
import { credentialsOf } from "../../sessions/credentials.ts";
import { endSessions } from "../../sessions/endSessions.ts";
import { sessionCookie, sessionCookieOptions } from "../../sessions/sessionCookie.ts";

/** Ends the sessions of the bearer token and of the cookie. */
export const logout = publicOperation<"logout">(async (call, reply) => {
  const tokens = credentialsOf(call.request).map(({ token }) => token);
  await endSessions(call.services.db, tokens, call.now);
  reply.clearCookie(sessionCookie, sessionCookieOptions(call.services.config));
  return { status: 204 };
});
