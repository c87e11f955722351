import type { ClassificationOptions } from "@alambic/contract";

import { call } from "../core/call.ts";
import { useQuery } from "../core/useQuery.ts";
import type { Query } from "../core/useQuery.ts";

/** What a topic can be classified as: the choices for a correction. */
export function useGetClassificationOptions(): Query<ClassificationOptions> {
  return useQuery({
    operation: "getClassificationOptions",
    input: {},
    ask: ({ client }) =>
      call((signal) => client.GET("/capsules/classification/options", { signal })),
  });
}
