/* Generated from the contract by scripts/generate.ts. */
import type { Note, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { useQuery } from "../../src/core/useQuery.ts";
import type { Query } from "../../src/core/useQuery.ts";

/** What `getNote` takes. */
export type GetNoteInput = operations["getNote"]["parameters"]["path"];

/** A note. Null not to ask. */
export function useGetNote(input: GetNoteInput | null): Query<Note> {
  return useQuery({
    operation: "getNote",
    input,
    ask: ({ client }, path) =>
      call((signal) => client.GET("/toolbox/notes/{note_id}", { signal, params: { path } })),
  });
}
