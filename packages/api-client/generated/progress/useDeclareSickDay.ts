/* Generated from the contract by scripts/generate.ts. */
import type { SickDay, SickDays } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `declareSickDay` takes. */
export type DeclareSickDayInput = SickDay;

/** Makes the call of `useDeclareSickDay` once. Throws an `ApiError`. */
export function declareSickDay({ client }: Api, body: DeclareSickDayInput): Promise<SickDays> {
  return call((signal) => client.POST("/progress/sick-days", { signal, body }));
}

/** The queries whose answers `declareSickDay` makes old. */
export const invalidatedByDeclareSickDay: readonly Operation[] = [
  "getProgressActivity",
  "getDashboard",
  "getProgressStats",
];

/**
 * Declare a sick day.
 *
 * A day on which nothing was studied for illness breaks no streak. It can be declared up to 14 days afterwards, and 14 times in 90 days; 422 `validation_failed` says which bound was met. Declared again, nothing changes.
 */
export function useDeclareSickDay(): Command<DeclareSickDayInput, SickDays> {
  return useCommand({ execute: declareSickDay, invalidates: invalidatedByDeclareSickDay });
}
