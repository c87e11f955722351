import type { Config } from "../../platform/config/Config.ts";

const millisecondsInSecond = 1000;
const headersMs = 20_000;
/** A connection on which nothing comes and goes; longer than any answer is worked on. */
const silenceMs = 300_000;

/** How long a client may take: for the headers, for the whole request, and to say nothing. */
export function timeLimits({ requestSeconds }: Pick<Config, "requestSeconds">) {
  const requestTimeout = requestSeconds * millisecondsInSecond;
  return {
    requestTimeout,
    connectionTimeout: silenceMs,
    http: {
      headersTimeout: Math.min(headersMs, requestTimeout),
      connectionsCheckingInterval: millisecondsInSecond,
    },
  };
}
