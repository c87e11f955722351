/* Generated from the contract by scripts/generate.ts. */
import type { NoteSummary, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { usePagedQuery } from "../../src/core/usePagedQuery.ts";
import type { PagedQuery } from "../../src/core/usePagedQuery.ts";

/** What `listNotes` takes. */
export type ListNotesInput = Omit<
  NonNullable<operations["listNotes"]["parameters"]["query"]>,
  "cursor" | "limit"
>;

/**
 * The notes of a member. Null not to ask.
 *
 * Those changed last come first.
 */
export function useListNotes(input: ListNotesInput | null): PagedQuery<NoteSummary> {
  return usePagedQuery({
    operation: "listNotes",
    input,
    askPage: ({ client }, query, page) =>
      call((signal) =>
        client.GET("/toolbox/notes", { signal, params: { query: { ...query, ...page } } }),
      ),
  });
}
