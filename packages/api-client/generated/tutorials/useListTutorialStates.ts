/* Generated from the contract by scripts/generate.ts. */
import type { TutorialStateList } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { useQuery } from "../../src/core/useQuery.ts";
import type { Query } from "../../src/core/useQuery.ts";

/** All tours of the member. */
export function useListTutorialStates(): Query<TutorialStateList> {
  return useQuery({
    operation: "listTutorialStates",
    input: {},
    ask: ({ client }) =>
      call((signal) => client.GET("/toolbox/coach/tutorials/states", { signal })),
  });
}
