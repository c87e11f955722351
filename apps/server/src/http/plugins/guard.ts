import type { FastifyRequest, onRequestAsyncHookHandler } from "fastify";

import type { Plan } from "@alambic/contract";
import { planOf } from "@alambic/domain/plans";

import type { Services } from "../Services.ts";
import type { Session } from "../Session.ts";
import type { ContractOperation } from "../contract/Contract.ts";
import { Problem } from "../problems/Problem.ts";
import { credentialsOf } from "../credentials.ts";
import { withPowers } from "./withPowers.ts";
import { assertSameOrigin } from "./assertSameOrigin.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who asks; null for guests, and where the operation does not ask. */
    session: Session | null;
  }
}

const safeMethods = new Set(["GET", "HEAD"]);

/**
 * What every request of an operation passes before its body is read: where it comes from, who asks,
 * whether they may, and that the body is of a type that the operation takes.
 */
export function createGuard(
  operation: ContractOperation,
  services: Services,
): onRequestAsyncHookHandler {
  return async (request) => {
    const credentials = credentialsOf(request, services.config);
    if (!safeMethods.has(request.method)) {
      const byCookie = credentials.some(({ kind }) => kind === "cookie");
      assertSameOrigin(request, services.config, byCookie && credentials.length === 1);
    }
    const token = credentials[0]?.token;
    if (operation.access !== "guest" && token !== undefined) {
      const session = await services.findSession(services.db, token, services.now());
      request.session = session && withPowers(session, services.config);
    }
    assertAccess(operation, request.session);
    assertBodyType(request, operation.bodyTypes);
  };
}

/** The plans that may call what is for some plans only. */
const plansOf: Readonly<Record<"premium" | "pro", readonly Plan[]>> = {
  premium: ["premium", "pro"],
  pro: ["pro"],
};

function assertAccess({ access }: ContractOperation, session: Session | null): void {
  if (access === "guest" || access === "anyone") return;
  if (!session) throw new Problem("unauthenticated");
  if (access === "member") return;
  if (access === "admin") {
    if (session.needsSecondStep) throw new Problem("second_step_required");
    if (!session.member.is_superuser) throw new Problem("forbidden");
    return;
  }
  if (!plansOf[access].includes(planOf(session.member))) throw new Problem("plan_required");
}

function assertBodyType(request: FastifyRequest, bodyTypes: readonly string[]): void {
  const contentType = request.headers["content-type"];
  if (bodyTypes.length === 0 || contentType === undefined) return;
  const mediaType = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!bodyTypes.includes(mediaType)) throw new Problem("unsupported_media_type");
}
