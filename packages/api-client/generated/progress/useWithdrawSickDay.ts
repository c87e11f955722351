/* Generated from the contract by scripts/generate.ts. */
import type { operations } from "@alambic/contract";

import { callNoContent } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `withdrawSickDay` takes. */
export type WithdrawSickDayInput = operations["withdrawSickDay"]["parameters"]["path"];

/** Makes the call of `useWithdrawSickDay` once. Throws an `ApiError`. */
export function withdrawSickDay({ client }: Api, path: WithdrawSickDayInput): Promise<void> {
  return callNoContent((signal) =>
    client.DELETE("/progress/sick-days/{day}", { signal, params: { path } }),
  );
}

/** The queries whose answers `withdrawSickDay` makes old. */
export const invalidatedByWithdrawSickDay: readonly Operation[] = [
  "getProgressActivity",
  "getDashboard",
  "getProgressStats",
];

/** Withdraw a sick day. */
export function useWithdrawSickDay(): Command<WithdrawSickDayInput, void> {
  return useCommand({ execute: withdrawSickDay, invalidates: invalidatedByWithdrawSickDay });
}
