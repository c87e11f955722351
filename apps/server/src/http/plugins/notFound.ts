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
    // A reply that is returned is waited for, though the page sends itself.
    if (!path.startsWith("/api/") && sendPage(request, reply)) return;
    const allowed = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (allowed.length > 0) reply.header("allow", [...new Set(allowed)].toSorted().join(", "));
    const code = allowed.length === 0 ? "not_found" : "method_not_allowed";
    void sendProblem(reply, request, new Problem(code), texts);
  });
}

function knownRoutes({ operations }: Contract): { pattern: RegExp; method: string }[] {
  return operations.map(({ path, method }) => {
    const segments = path.replace(/\/$/u, "").replaceAll(/\{[^{}]+\}/gu, "[^/]+");
    return { pattern: new RegExp(`^${prefix}${segments}/?$`, "u"), method };
  });
}
