/* Generated from the contract by scripts/generate.ts. */
import type { CodeNotebook, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { useQuery } from "../../src/core/useQuery.ts";
import type { Query } from "../../src/core/useQuery.ts";

/** What `getCodeNotebook` takes. */
export type GetCodeNotebookInput = operations["getCodeNotebook"]["parameters"]["path"];

/** A code notebook. Null not to ask. */
export function useGetCodeNotebook(input: GetCodeNotebookInput | null): Query<CodeNotebook> {
  return useQuery({
    operation: "getCodeNotebook",
    input,
    ask: ({ client }, path) =>
      call((signal) =>
        client.GET("/toolbox/code-notebooks/{notebook_id}", { signal, params: { path } }),
      ),
  });
}
