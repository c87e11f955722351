import type { CapsuleDetail, Lesson, operations } from "@alambic/contract";

import { call, callForGenerated } from "../core/call.ts";
import type { Generated } from "../core/call.ts";
import type { Api } from "../core/createApi.ts";
import { withRetry } from "../core/withRetry.ts";

/** Milliseconds that the contract allows a lesson. */
const lessonTimeout = 25_000;

/** The plan of a capsule, for who keeps it rather than shows it. Throws an `ApiError`. */
export function downloadCapsule(
  { client }: Pick<Api, "client">,
  path: operations["getCapsule"]["parameters"]["path"],
): Promise<CapsuleDetail> {
  return withRetry(
    () =>
      call((signal) =>
        client.GET("/capsules/{capsule_id}/{domain}/{area}", { signal, params: { path } }),
      ),
    Math.random,
  );
}

/** A lesson, for who keeps it rather than shows it. Throws an `ApiError`. */
export function downloadLesson(
  { client }: Pick<Api, "client">,
  path: operations["listMoleculeAtoms"]["parameters"]["path"],
): Promise<Generated<Lesson>> {
  return withRetry(
    () =>
      callForGenerated<Lesson>(
        (signal) =>
          client.GET("/capsules/molecules/{molecule_id}/atoms", { signal, params: { path } }),
        lessonTimeout,
      ),
    Math.random,
  );
}
