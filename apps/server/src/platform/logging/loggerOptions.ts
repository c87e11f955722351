import type { FastifyRequest, FastifyServerOptions } from "fastify";

import type { Config } from "../config/Config.ts";
import { presentError } from "./presentError.ts";

/** Where log lines go; the standard output unless a test takes them. */
export interface LogStream {
  write(line: string): void;
}

type LoggerOptions = Exclude<FastifyServerOptions["logger"], boolean | undefined>;

/** How the server logs: JSON lines, without anything that could be used to sign in. */
export function loggerOptions({ logLevel }: Pick<Config, "logLevel">, stream?: LogStream) {
  return {
    level: logLevel,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: secretPaths, censor: "[redacted]" },
    serializers: { req: presentRequest, err: presentError },
    ...(stream && { stream }),
  } satisfies LoggerOptions;
}

/** Belt and braces: requests are logged without headers and bodies in the first place. */
const secretPaths = ["authorization", "cookie", "password", "token", "access_token"].flatMap(
  (name) => [name, `*.${name}`, `*.headers.${name}`],
);

function presentRequest(request: FastifyRequest) {
  return {
    method: request.method,
    url: addressOf(request),
    remoteAddress: request.ip,
  };
}

/**
 * Where a request went, with the values of its query left out: tickets and search words are private.
 * Where a token is part of the path, the path is told as the contract writes it.
 */
function addressOf({ url, routeOptions }: FastifyRequest): string {
  const route: string | undefined = routeOptions.url;
  if (route?.includes("token") === true) return route;
  return url.replaceAll(/([?&][^?=&]*)=[^&]*/gu, "$1=…");
}
