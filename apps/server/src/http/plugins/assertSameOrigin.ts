import type { FastifyRequest } from "fastify";

import type { Config } from "../../platform/config/Config.ts";
import { Problem } from "../problems/Problem.ts";

/**
 * Refuses what another site's page sends. Programs send neither header, and are let through unless
 * `required`: a cookie is sent by the browser on its own, so that the origin has to be shown.
 */
export function assertSameOrigin(request: FastifyRequest, config: Config, required: boolean): void {
  const { origin, "sec-fetch-site": site } = request.headers;
  if (typeof site === "string") {
    if (site !== "same-origin" && site !== "none") throw new Problem("forbidden");
    return;
  }
  if (origin !== undefined) {
    if (!isOwnOrigin(origin, request, config)) throw new Problem("forbidden");
    return;
  }
  if (required) throw new Problem("forbidden");
}

/** Whether an Origin header names this server, by its public address or by the one asked for. */
export function isOwnOrigin(origin: string, request: FastifyRequest, config: Config): boolean {
  if (!URL.canParse(origin)) return false;
  const { host, origin: parsed } = new URL(origin);
  if (config.publicUrl !== null && parsed === new URL(config.publicUrl).origin) return true;
  return host === request.host;
}
