/* Generated from the contract by scripts/generate.ts. */
import type { DrawnSigns, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { useQuery } from "../../src/core/useQuery.ts";
import type { Query } from "../../src/core/useQuery.ts";

/** What `listStrokes` takes. */
export type ListStrokesInput = {
  readonly path: operations["listStrokes"]["parameters"]["path"];
  readonly query: operations["listStrokes"]["parameters"]["query"];
};

/** How signs of a script are drawn. Null not to ask. */
export function useListStrokes(input: ListStrokesInput | null): Query<DrawnSigns> {
  return useQuery({
    operation: "listStrokes",
    input,
    ask: ({ client }, { path, query }) =>
      call((signal) =>
        client.GET("/trainers/alphabets/{script}/strokes", { signal, params: { path, query } }),
      ),
  });
}
