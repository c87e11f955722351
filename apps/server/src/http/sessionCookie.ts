import type { CookieSerializeOptions } from "@fastify/cookie";

import type { Config } from "../platform/config/Config.ts";

/** The cookie that signing in sets. */
export const sessionCookie = "alambic_session";

/** How the cookie is set: out of reach of scripts, and never sent from other sites. */
export function sessionCookieOptions(config: Config): CookieSerializeOptions {
  return {
    path: "/api/v2",
    httpOnly: true,
    sameSite: "strict",
    secure: config.publicUrl?.startsWith("https:") ?? false,
  };
}
