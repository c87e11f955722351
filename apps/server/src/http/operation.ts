import type { Formatter, Locale } from "@alambic/i18n";
import type { FastifyReply, FastifyRequest } from "fastify";

import { Problem } from "./problems/Problem.ts";
import type { AnswerOf, BodyOf, OperationId, PathOf, QueryOf } from "./operationTypes.ts";
import type { Services } from "./Services.ts";
import type { Member, Session } from "./Session.ts";

/** One request of an operation, checked against the contract. */
export interface Call<Id extends OperationId> {
  readonly services: Services;
  readonly path: PathOf<Id>;
  readonly query: QueryOf<Id>;
  readonly body: BodyOf<Id>;
  readonly session: Session | null;
  readonly locale: Locale;
  readonly texts: Formatter;
  /** When the request was taken up: one instant for all that it does. */
  readonly now: Date;
  readonly request: FastifyRequest;
}

/** A request of someone who is signed in. */
export interface MemberCall<Id extends OperationId> extends Call<Id> {
  readonly session: Session;
  readonly member: Member;
}

/** An operation of the contract as the server does it. */
export interface Operation<Id extends OperationId> {
  readonly kind: "operation";
  run(call: Call<Id>, reply: FastifyReply): Promise<AnswerOf<Id>>;
}

/** An operation for everyone; `call.session` tells who asks, where the contract lets them sign in. */
export function publicOperation<Id extends OperationId>(
  handle: (call: Call<Id>, reply: FastifyReply) => Promise<AnswerOf<Id>>,
): Operation<Id> {
  return { kind: "operation", run: handle };
}

/**
 * An operation for members. A call that says whose it is (`X-Account`) is refused where somebody else
 * is signed in.
 */
export function memberOperation<Id extends OperationId>(
  handle: (call: MemberCall<Id>) => Promise<AnswerOf<Id>>,
): Operation<Id> {
  return {
    kind: "operation",
    run: (call) => {
      if (!call.session) throw new Problem("unauthenticated");
      const account = call.request.headers["x-account"];
      if (account !== undefined && account !== call.session.member.id) {
        throw new Problem("account_mismatch");
      }
      return handle({ ...call, session: call.session, member: call.session.member });
    },
  };
}
