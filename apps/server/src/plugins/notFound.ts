import type { FastifyInstance } from "fastify";

import type { Contract } from "../contract/Contract.ts";
import { prefix } from "../contract/Contract.ts";
import { Problem } from "../problems/Problem.ts";
import type { Texts } from "../texts/Texts.ts";
import { sendProblem } from "./problems.ts";
import type { SendPage } from "./staticApp.ts";

export interface NotFoundParts {
  readonly contract: Contract;
  readonly texts: Texts;
  readonly sendPage: SendPage;
}

/** Answers what no route takes: 405 for a known path with another method, else 404. */
export function registerNotFound(
  app: FastifyInstance,
  { contract, texts, sendPage }: NotFoundParts,
): void {
  const routes = knownRoutes(contract);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0] ?? "";
    if (!path.startsWith("/api/")) {
      const page = sendPage(request, reply);
      if (page) return page;
    }
    const allowed = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (allowed.length === 0) return sendProblem(reply, request, new Problem("not_found"), texts);
    reply.header("allow", [...new Set(allowed)].join(", "));
    return sendProblem(reply, request, new Problem("method_not_allowed"), texts);
  });
}

function knownRoutes({ operations }: Contract): { pattern: RegExp; method: string }[] {
  return operations.map(({ path, method }) => {
    const segments = path.replace(/\/$/u, "").replaceAll(/\{[^}]+\}/gu, "[^/]+");
    return { pattern: new RegExp(`^${prefix}${segments}/?$`, "u"), method };
  });
}
