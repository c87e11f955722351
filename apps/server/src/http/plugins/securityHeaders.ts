import { join } from "node:path";

import type { FastifyInstance } from "fastify";

import type { Config } from "../../platform/config/Config.ts";
import { appFolder, page } from "./appFolder.ts";
import { inlineScripts } from "./inlineScripts.ts";
import { libraryStyles } from "./libraryStyles.ts";

const secondsInYear = 31_536_000;

/** Features of browsers that the application does not use, and that nothing in it may turn on. */
const unusedFeatures = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
];

/**
 * Policies that hold for every page and every answer, as strict as the application allows. They are
 * the same each time, and are put together once.
 */
export function registerSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config);
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers);
    reply.header("x-request-id", request.id);
    done();
  });
}

/** The headers of every answer. */
export function securityHeaders(config: Config): Record<string, string> {
  const isHttps = config.publicUrl?.startsWith("https:") ?? false;
  return {
    "content-security-policy": contentPolicy(config, isHttps),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "permissions-policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-dns-prefetch-control": "off",
    "x-frame-options": "DENY",
    "x-permitted-cross-domain-policies": "none",
    ...(isHttps && {
      "strict-transport-security": `max-age=${secondsInYear}; includeSubDomains`,
    }),
  };
}

function contentPolicy(config: Config, isHttps: boolean): string {
  const directives: readonly (readonly [name: string, ...sources: string[]])[] = [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...inlineScripts(join(appFolder(config), page))],
    ["style-src", "'self'", ...libraryStyles],
    ["img-src", "'self'", "data:", "blob:"],
    ["font-src", "'self'"],
    ["media-src", "'self'"],
    ["connect-src", "'self'", ...socketOrigin(config)],
    ["worker-src", "'self'"],
    // No page of the server lets itself be framed but the one in which code runs.
    ["frame-src", "'self'"],
    ["manifest-src", "'self'"],
    ["form-action", "'self'"],
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    ["frame-ancestors", "'none'"],
    ["require-trusted-types-for", "'script'"],
    ["trusted-types", "alambic alambic-threads"],
    ...(isHttps ? [["upgrade-insecure-requests"] as const] : []),
  ];
  return directives.map((directive) => directive.join(" ")).join(";");
}

/** The WebSocket's own address, for browsers in which 'self' does not include it. */
function socketOrigin({ publicUrl }: Config): string[] {
  return publicUrl === null ? [] : [new URL(publicUrl).origin.replace(/^http/u, "ws")];
}
