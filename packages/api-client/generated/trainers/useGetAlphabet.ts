/* Generated from the contract by scripts/generate.ts. */
import type { Alphabet, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { useQuery } from "../../src/core/useQuery.ts";
import type { Query } from "../../src/core/useQuery.ts";

/** What `getAlphabet` takes. */
export type GetAlphabetInput = operations["getAlphabet"]["parameters"]["path"];

/** The signs of a script. Null not to ask. */
export function useGetAlphabet(input: GetAlphabetInput | null): Query<Alphabet> {
  return useQuery({
    operation: "getAlphabet",
    input,
    ask: ({ client }, path) =>
      call((signal) => client.GET("/trainers/alphabets/{script}", { signal, params: { path } })),
  });
}
