/* Generated from the contract by scripts/generate.ts. */
import type { Disciplines } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { useQuery } from "../../src/core/useQuery.ts";
import type { Query } from "../../src/core/useQuery.ts";

/**
 * What a member's capsules unlock.
 *
 * Each discipline once. A capsule that the member follows and can read unlocks
 * - `alphabet` where its domain is `languages` and its skill a language of which a script is taught (Japanese);
 * - `debate` where its domain is `social_sciences`, `economics`, `arts` or `personal_development`, its skill `ecology`, `medicine` or `artificial_intelligence`, or one of its items is a `free_answer`;
 * - `code_notebook` where its domain is `programming`, or one of its items is `code`.
 */
export function useListDisciplines(): Query<Disciplines> {
  return useQuery({
    operation: "listDisciplines",
    input: {},
    ask: ({ client }) => call((signal) => client.GET("/toolbox/disciplines", { signal })),
  });
}
