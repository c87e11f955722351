/* Generated from the contract by scripts/generate.ts. */
import type { TrainedWords } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { useQuery } from "../../src/core/useQuery.ts";
import type { Query } from "../../src/core/useQuery.ts";

/**
 * The words of a member's language capsules.
 *
 * Of the capsules that the member is enrolled in, last used first, and of each the words of the lessons that are open to them. With each word what it means in the language of the capsule, and in others where it is known.
 */
export function useListTrainedWords(): Query<TrainedWords> {
  return useQuery({
    operation: "listTrainedWords",
    input: {},
    ask: ({ client }) => call((signal) => client.GET("/trainers/vocabulary", { signal })),
  });
}
