import type { Contract, ContractOperation } from "../http/contract/Contract.ts";
import type { LoadedOperation } from "../http/LoadedOperation.ts";

/**
 * Finds the operation of every operationId: `features/<tag>/operations/<operationId>.ts`, export of that
 * name.
 */
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
  const file = new URL(`../features/${tag}/operations/${operationId}.ts`, import.meta.url);
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
