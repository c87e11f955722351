import { publicOperation } from "../../../http/operation.ts";
import { credentialsOf } from "../../../http/credentials.ts";
import { endSessions } from "../sessions/endSessions.ts";
import { sessionCookie, sessionCookieOptions } from "../../../http/sessionCookie.ts";

/** Ends the sessions of the bearer token and of the cookie. */
export const logout = publicOperation<"logout">(async (call, reply) => {
  const tokens = credentialsOf(call.request).map(({ token }) => token);
  await endSessions(call.services.db, tokens, call.now);
  reply.clearCookie(sessionCookie, sessionCookieOptions(call.services.config));
  return { status: 204 };
});
