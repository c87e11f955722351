import type { CookieSerializeOptions } from "@fastify/cookie";

import type { Config } from "../platform/config/Config.ts";

type CookieConfig = Pick<Config, "publicUrl">;

/** The cookie that signing in sets. Over TLS its name has browsers take it from this host alone. */
export function sessionCookie(config: CookieConfig): string {
  return isSecure(config) ? "__Host-alambic_session" : "alambic_session";
}

/** How the cookie is set: out of reach of scripts, and never sent from other sites. */
export function sessionCookieOptions(config: CookieConfig): CookieSerializeOptions {
  const secure = isSecure(config);
  // What browsers ask of a name that begins with __Host-.
  return { path: secure ? "/" : "/api/v2", httpOnly: true, sameSite: "strict", secure };
}

function isSecure({ publicUrl }: CookieConfig): boolean {
  return publicUrl?.startsWith("https:") ?? false;
}
