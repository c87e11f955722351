/* Generated from the contract by scripts/generate.ts. */
import type { SocketTicket } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** Makes the call of `useCreateSocketTicket` once. Throws an `ApiError`. */
export function createSocketTicket({ client }: Api): Promise<SocketTicket> {
  return call((signal) => client.POST("/realtime/tickets", { signal }));
}

/** A ticket that opens one socket. */
export function useCreateSocketTicket(): Command<void, SocketTicket> {
  return useCommand({ execute: createSocketTicket });
}
