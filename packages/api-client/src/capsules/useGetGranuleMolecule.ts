import type { Lesson, operations } from "@alambic/contract";

import { callForGenerated } from "../core/call.ts";
import { useGeneratedQuery } from "../core/useGeneratedQuery.ts";
import type { GeneratedQuery } from "../core/useGeneratedQuery.ts";

/** Which lesson, by its place in the capsule. */
export type LessonPlace = operations["getGranuleMolecule"]["parameters"]["path"];

/** A lesson by its place; null not to ask. */
export function useGetGranuleMolecule(place: LessonPlace | null): GeneratedQuery<Lesson> {
  return useGeneratedQuery({
    operation: "getGranuleMolecule",
    input: place,
    ask: ({ client }, path) =>
      callForGenerated<Lesson>((signal) =>
        client.GET("/capsules/{capsule_id}/granule/{granule_order}/molecule/{molecule_order}", {
          signal,
          params: { path },
        }),
      ),
  });
}
