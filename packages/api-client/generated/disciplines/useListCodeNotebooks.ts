/* Generated from the contract by scripts/generate.ts. */
import type { CodeNotebookSummary } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { usePagedQuery } from "../../src/core/usePagedQuery.ts";
import type { PagedQuery } from "../../src/core/usePagedQuery.ts";

/**
 * The code notebooks of a member.
 *
 * Those changed last come first. They stay there where the discipline is no longer unlocked.
 */
export function useListCodeNotebooks(): PagedQuery<CodeNotebookSummary> {
  return usePagedQuery({
    operation: "listCodeNotebooks",
    input: {},
    askPage: ({ client }, _, page) =>
      call((signal) => client.GET("/toolbox/code-notebooks", { signal, params: { query: page } })),
  });
}
