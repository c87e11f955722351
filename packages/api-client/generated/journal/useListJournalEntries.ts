/* Generated from the contract by scripts/generate.ts. */
import type { JournalEntry, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { usePagedQuery } from "../../src/core/usePagedQuery.ts";
import type { PagedQuery } from "../../src/core/usePagedQuery.ts";

/** What `listJournalEntries` takes. */
export type ListJournalEntriesInput = Omit<
  NonNullable<operations["listJournalEntries"]["parameters"]["query"]>,
  "cursor" | "limit"
>;

/**
 * The entries of a member's journal. Null not to ask.
 *
 * Those written last come first.
 */
export function useListJournalEntries(
  input: ListJournalEntriesInput | null,
): PagedQuery<JournalEntry> {
  return usePagedQuery({
    operation: "listJournalEntries",
    input,
    askPage: ({ client }, query, page) =>
      call((signal) =>
        client.GET("/journal/entries", { signal, params: { query: { ...query, ...page } } }),
      ),
  });
}
