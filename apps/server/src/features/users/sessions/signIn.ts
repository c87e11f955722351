import type { LoginResult } from "@alambic/contract";
import type { FastifyReply } from "fastify";

import type { Call } from "../../../http/operation.ts";
import { sessionCookie, sessionCookieOptions } from "../../../http/sessionCookie.ts";
import { createSession, sessionSeconds } from "./createSession.ts";
import { deviceOf } from "./deviceOf.ts";

export interface SignIn {
  readonly userId: string;
  readonly remembered: boolean;
  /** Whether a second step was given: a code after the password, or a passkey. */
  readonly bySecondStep: boolean;
}

/** Opens a session for whoever gave all that is asked of them, and sets its cookie. */
export async function signIn(
  { services, request, now }: Pick<Call<"login">, "services" | "request" | "now">,
  reply: FastifyReply,
  { userId, remembered, bySecondStep }: SignIn,
): Promise<LoginResult> {
  const lifetime = remembered ? sessionSeconds.remembered : sessionSeconds.day;
  const device = deviceOf(request.headers["user-agent"]);
  const secondStepAt = bySecondStep ? now : null;
  const session = await createSession(services.db, userId, lifetime, now, device, secondStepAt);
  reply.setCookie(sessionCookie(services.config), session.token, {
    ...sessionCookieOptions(services.config),
    ...(remembered && { expires: session.expiresAt }),
  });
  return {
    access_token: session.token,
    token_type: "bearer",
    expires_at: session.expiresAt.toISOString(),
  };
}
