import type { FastifyRequest } from "fastify";

import type { Config } from "../platform/config/Config.ts";
import { sessionCookie } from "./sessionCookie.ts";

/** A token that came with a request, and how. */
export interface Credentials {
  readonly kind: "bearer" | "cookie";
  readonly token: string;
}

/** The tokens of a request: the bearer token first, which is the one that counts. */
export function credentialsOf(
  request: FastifyRequest,
  config: Pick<Config, "publicUrl">,
): Credentials[] {
  const bearer = /^bearer +(\S+)$/iu.exec(request.headers.authorization ?? "")?.[1];
  const cookie = request.cookies[sessionCookie(config)];
  const found: Credentials[] = [];
  if (bearer !== undefined) found.push({ kind: "bearer", token: bearer });
  if (cookie !== undefined) found.push({ kind: "cookie", token: cookie });
  return found;
}
