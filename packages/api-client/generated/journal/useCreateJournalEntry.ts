/* Generated from the contract by scripts/generate.ts. */
import type { JournalEntry, NewJournalEntry } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `createJournalEntry` takes. */
export type CreateJournalEntryInput = NewJournalEntry;

/** Makes the call of `useCreateJournalEntry` once. Throws an `ApiError`. */
export function createJournalEntry(
  { client }: Api,
  body: CreateJournalEntryInput,
): Promise<JournalEntry> {
  return call((signal) => client.POST("/journal/entries", { signal, body }));
}

/** The queries whose answers `createJournalEntry` makes old. */
export const invalidatedByCreateJournalEntry: readonly Operation[] = ["listJournalEntries"];

/**
 * Write an entry.
 *
 * The client makes the id: the same entry sent again counts once, another one with its id is 409 `entry_id_reused`. An entry that was deleted can be sent again, and then stands where it stood. A capsule or a lesson that the member cannot read is refused. 409 `limit_reached` where the plan keeps no more.
 */
export function useCreateJournalEntry(): Command<CreateJournalEntryInput, JournalEntry> {
  return useCommand({ execute: createJournalEntry, invalidates: invalidatedByCreateJournalEntry });
}
