import type { operations } from "@alambic/contract";

import type { KeyMatcher } from "./createInvalidations.ts";

/** The name of a call, as in the contract. */
export type Operation = keyof operations;

/** The key of a query in the cache: whose it is, which call, with which arguments. */
export type QueryKey<Input> = readonly [scope: string, operation: Operation, input: Input];

/** Matches the cached answers of some calls, whatever their arguments. */
export function isAnswerOf(operations: readonly Operation[]): KeyMatcher {
  return (key) => Array.isArray(key) && operations.some((operation) => operation === key[1]);
}
