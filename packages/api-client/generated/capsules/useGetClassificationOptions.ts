/* Generated from the contract by scripts/generate.ts. */
import type { ClassificationOptions } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { useQuery } from "../../src/core/useQuery.ts";
import type { Query } from "../../src/core/useQuery.ts";

/** What a topic can be classified as. */
export function useGetClassificationOptions(): Query<ClassificationOptions> {
  return useQuery({
    operation: "getClassificationOptions",
    input: {},
    ask: ({ client }) =>
      call((signal) => client.GET("/capsules/classification/options", { signal })),
  });
}
