import type { FastifyReply, FastifyRequest } from "fastify";

import type { Call } from "./operation.ts";
import type { OperationId } from "./operationTypes.ts";

/** A request before its operation is known. */
export interface UntypedCall extends Omit<Call<OperationId>, "path" | "query" | "body"> {
  readonly path: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly request: FastifyRequest;
}

export interface UntypedAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** An operation whose types were checked where it was written. */
export interface LoadedOperation {
  readonly kind: "operation";
  readonly run: (call: UntypedCall, reply: FastifyReply) => Promise<UntypedAnswer>;
}
