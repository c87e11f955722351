import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Access, Contract, ContractOperation } from "./Contract.ts";

type Json = Readonly<Record<string, unknown>>;

const methods = new Set(["get", "post", "put", "patch", "delete"]);
const accesses: readonly Access[] = ["guest", "anyone", "member", "premium", "pro", "admin"];

let contract: Contract | undefined;

/** The bundled contract with its operations listed. Throws when it is not what is expected. */
export function readContract(): Contract {
  contract ??= parseContract();
  return contract;
}

function parseContract(): Contract {
  const location = fileURLToPath(import.meta.resolve("@alambic/contract/openapi.json"));
  const document = objectOf(JSON.parse(readFileSync(location, "utf8")), location);
  const paths = objectOf(document["paths"], "paths");
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(objectOf(item, path))
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => readOperation(method, path, objectOf(operation, path))),
  );
  return { document, operations };
}

/** One of the contract's schemas, by its name. */
export function schemaNamed({ document }: Contract, name: string): Json {
  const schemas = objectOf(objectOf(document["components"], "components")["schemas"], "schemas");
  return objectOf(schemas[name], name);
}

function readOperation(method: string, path: string, operation: Json): ContractOperation {
  const { operationId, tags, requestBody, responses, "x-access": access } = operation;
  const tag: unknown = Array.isArray(tags) ? tags[0] : undefined;
  if (!isOperationId(operationId) || typeof tag !== "string" || !isAccess(access)) {
    throw new Error(`${method} ${path} in the contract needs operationId, tags and x-access.`);
  }
  const content = requestBody === undefined ? {} : objectOf(requestBody, path)["content"];
  return {
    operationId,
    tag,
    method: method.toUpperCase(),
    path,
    access,
    bodyTypes: Object.keys(objectOf(content, path)),
    source: operation,
    isSocket: "101" in objectOf(responses, path),
  };
}

/** The types are generated from the same document, so every name in it is one of theirs. */
function isOperationId(value: unknown): value is ContractOperation["operationId"] {
  return typeof value === "string" && /^[a-z][A-Za-z]+$/u.test(value);
}

function isAccess(value: unknown): value is Access {
  return accesses.some((access) => access === value);
}

/** The object that stands somewhere in the contract. Throws where there is none. */
export function objectOf(value: unknown, place: string): Json {
  if (isObject(value)) return value;
  throw new Error(`The contract has no object at ${place}.`);
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
