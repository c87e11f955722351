/* Generated from the contract by scripts/generate.ts. */
import type { operations } from "@alambic/contract";

import { callNoContent } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `deleteJournalEntry` takes. */
export type DeleteJournalEntryInput = operations["deleteJournalEntry"]["parameters"]["path"];

/** Makes the call of `useDeleteJournalEntry` once. Throws an `ApiError`. */
export function deleteJournalEntry({ client }: Api, path: DeleteJournalEntryInput): Promise<void> {
  return callNoContent((signal) =>
    client.DELETE("/journal/entries/{entry_id}", { signal, params: { path } }),
  );
}

/** The queries whose answers `deleteJournalEntry` makes old. */
export const invalidatedByDeleteJournalEntry: readonly Operation[] = ["listJournalEntries"];

/**
 * Delete an entry.
 *
 * Done again, nothing changes.
 */
export function useDeleteJournalEntry(): Command<DeleteJournalEntryInput, void> {
  return useCommand({ execute: deleteJournalEntry, invalidates: invalidatedByDeleteJournalEntry });
}
