import type { FastifyReply, FastifyRequest } from "fastify";

import type { Call } from "../http/operation.ts";
import type { OperationId } from "../http/operationTypes.ts";
import type { Contract, ContractOperation } from "../http/contract/Contract.ts";

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

/** Finds the operation of every operationId: `modules/<tag>/<operationId>.ts`, export of that name. */
export async function loadOperations(
  contract: Contract,
): Promise<ReadonlyMap<string, LoadedOperation>> {
  const loaded = await Promise.all(
    contract.operations
      .filter(({ isSocket }) => !isSocket)
      .map(async (operation) => [operation.operationId, await loadOperation(operation)] as const),
  );
  return new Map(loaded);
}

async function loadOperation({ tag, operationId }: ContractOperation): Promise<LoadedOperation> {
  const file = new URL(`../modules/${tag}/${operationId}.ts`, import.meta.url);
  const module: Readonly<Record<string, unknown>> = await import(file.href);
  const operation = module[operationId];
  if (!isOperation(operation)) throw new Error(`${file.pathname} does not export ${operationId}.`);
  return operation;
}

function isOperation(value: unknown): value is LoadedOperation {
  return (
    typeof value === "object" && value !== null && "kind" in value && value.kind === "operation"
  );
}
