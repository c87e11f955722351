import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { presentProblem } from "../problems/presentProblem.ts";
import type { Problem } from "../problems/Problem.ts";
import { problemOf } from "../problems/problemOf.ts";
import { localeOf } from "../texts/localeOf.ts";
import type { Texts } from "../texts/Texts.ts";

/** Answers every error as problem+json, in the reader's language and without its inner workings. */
export function registerProblems(app: FastifyInstance, texts: Texts): void {
  app.setErrorHandler<FastifyError | Problem>((error, request, reply) => {
    const problem = problemOf(error);
    if (problem.status >= 500) request.log.error({ err: error }, "request failed");
    return sendProblem(reply, request, problem, texts);
  });
}

/** Sends a problem as the answer to a request. */
export function sendProblem(
  reply: FastifyReply,
  request: FastifyRequest,
  problem: Problem,
  texts: Texts,
): FastifyReply {
  const locale = localeOf(request.headers["accept-language"]);
  const { retryAfter } = problem.details;
  if (retryAfter !== undefined) reply.header("retry-after", String(Math.ceil(retryAfter)));
  if (problem.status === 401) reply.header("www-authenticate", "Bearer");
  return reply
    .code(problem.status)
    .header("content-language", locale)
    .header("cache-control", "no-store")
    .type("application/problem+json")
    .send(JSON.stringify(presentProblem(problem, texts[locale], request.id)));
}
