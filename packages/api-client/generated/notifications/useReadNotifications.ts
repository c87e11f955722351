/* Generated from the contract by scripts/generate.ts. */
import type { ReadNotifications, UnreadNotifications } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `readNotifications` takes. */
export type ReadNotificationsInput = ReadNotifications;

/** Makes the call of `useReadNotifications` once. Throws an `ApiError`. */
export function readNotifications(
  { client }: Api,
  body: ReadNotificationsInput,
): Promise<UnreadNotifications> {
  return call((signal) => client.POST("/notifications/read", { signal, body }));
}

/** The queries whose answers `readNotifications` makes old. */
export const invalidatedByReadNotifications: readonly Operation[] = ["listNotifications"];

/**
 * Mark notifications as read.
 *
 * Some, or all. Those that are not the member's own, or gone, are passed over. Done again, nothing changes.
 */
export function useReadNotifications(): Command<ReadNotificationsInput, UnreadNotifications> {
  return useCommand({ execute: readNotifications, invalidates: invalidatedByReadNotifications });
}
