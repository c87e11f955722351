import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

import type { Config } from "../config/Config.ts";

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

/** Policies that hold for every page and every answer, as strict as the application allows. */
export async function registerSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const isHttps = config.publicUrl?.startsWith("https:") ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(config, isHttps) },
    strictTransportSecurity: isHttps && { maxAge: secondsInYear, includeSubDomains: true },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    crossOriginEmbedderPolicy: false,
    originAgentCluster: true,
    referrerPolicy: { policy: "same-origin" },
    xFrameOptions: { action: "deny" },
    xXssProtection: false,
  });
  const permissions = unusedFeatures.map((feature) => `${feature}=()`).join(", ");
  app.addHook("onSend", async (request, reply) => {
    reply.header("permissions-policy", permissions);
    reply.header("x-request-id", request.id);
  });
}

function contentPolicy(config: Config, isHttps: boolean): Record<string, string[]> {
  return {
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'"],
    "img-src": ["'self'", "data:", "blob:"],
    "font-src": ["'self'"],
    "media-src": ["'self'"],
    "connect-src": ["'self'", ...socketOrigin(config)],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["alambic"],
    ...(isHttps && { "upgrade-insecure-requests": [] }),
  };
}

/** The WebSocket's own address, for browsers in which 'self' does not include it. */
function socketOrigin({ publicUrl }: Config): string[] {
  return publicUrl === null ? [] : [new URL(publicUrl).origin.replace(/^http/u, "ws")];
}
