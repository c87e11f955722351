import { randomUUIDv7 } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";

import type {
  ConnectionError,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from "fastify";

import type { Config } from "../../platform/config/Config.ts";
import { Problem } from "../problems/Problem.ts";
import { presentProblem } from "../problems/presentProblem.ts";
import { problemOf } from "../problems/problemOf.ts";
import { localeOf } from "../texts/localeOf.ts";
import type { Texts } from "../texts/Texts.ts";
import { sendProblem } from "./problems.ts";
import { securityHeaders } from "./securityHeaders.ts";

/**
 * The answers to requests that reach no route: an address that cannot be read, and what Node's parser
 * refuses. They are problems like all others.
 */
export function earlyFailures(config: Config, texts: Texts) {
  const headers = securityHeaders(config);
  return {
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
      reply.headers({ ...headers, "x-request-id": request.id });
      void sendProblem(reply, request, problemOf(error), texts);
    },
    clientErrorHandler(this: FastifyInstance, error: ConnectionError, socket: Socket): void {
      if (error.code === "ECONNRESET" || !socket.writable || isAnswered(socket)) {
        socket.destroy();
        return;
      }
      const problem = parserProblem(error.code);
      const requestId = randomUUIDv7();
      this.log.info({ request_id: requestId, status: problem.status }, "request not read");
      socket.write(writtenOut(problem, { ...headers, "x-request-id": requestId }, texts));
      socket.destroySoon();
    },
  };
}

/** Whether an answer has begun on a connection: what is written then would stand in its middle. */
function isAnswered(socket: Socket): boolean {
  const answer: unknown = Reflect.get(socket, "_httpMessage");
  return (
    typeof answer === "object" && answer !== null && Reflect.get(answer, "headersSent") === true
  );
}

function parserProblem(code: string): Problem {
  switch (code) {
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return new Problem("request_timeout");
    case "HPE_HEADER_OVERFLOW":
      return new Problem("headers_too_large");
    default:
      return new Problem("invalid_request");
  }
}

/** An answer as it goes over the wire, since there is no reply to send it with. */
function writtenOut(
  problem: Problem,
  headers: Readonly<Record<string, string>>,
  texts: Texts,
): string {
  const locale = localeOf(undefined);
  const body = JSON.stringify(
    presentProblem(problem, texts[locale], headers["x-request-id"] ?? ""),
  );
  const lines = Object.entries({
    ...headers,
    "cache-control": "no-store",
    "content-language": locale,
    "content-type": "application/problem+json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  }).map(([name, value]) => `${name}: ${value}`);
  const status = `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ""}`;
  return `${[status, ...lines].join("\r\n")}\r\n\r\n${body}`;
}
