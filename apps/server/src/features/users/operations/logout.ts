import { publicOperation } from "../../../http/operation.ts";
import { credentialsOf } from "../../../http/credentials.ts";
import { endSessions } from "../sessions/endSessions.ts";
import { sessionCookie, sessionCookieOptions } from "../../../http/sessionCookie.ts";

/** Ends the sessions of the bearer token and of the cookie. */
export const logout = publicOperation<"logout">(async (call, reply) => {
  const { config, db } = call.services;
  const tokens = credentialsOf(call.request, config).map(({ token }) => token);
  await endSessions(db, tokens, call.now);
  reply.clearCookie(sessionCookie(config), sessionCookieOptions(config));
  return { status: 204 };
});
