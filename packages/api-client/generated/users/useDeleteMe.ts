/* Generated from the contract by scripts/generate.ts. */
import type { AccountDeletion } from "@alambic/contract";

import { callNoContent } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `deleteMe` takes. */
export type DeleteMeInput = AccountDeletion;

/** Makes the call of `useDeleteMe` once. Throws an `ApiError`. */
export function deleteMe({ client }: Api, body: DeleteMeInput): Promise<void> {
  return callNoContent((signal) => client.DELETE("/users/me", { signal, body }));
}

/**
 * Delete the account.
 *
 * Needs the password. Everything of the member goes at once: the account, its sessions, capsules, answers and mails. Nothing brings it back.
 */
export function useDeleteMe(): Command<DeleteMeInput, void> {
  return useCommand({ execute: deleteMe });
}
