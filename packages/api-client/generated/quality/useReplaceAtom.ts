/* Generated from the contract by scripts/generate.ts. */
import type { GenerationPending, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `replaceAtom` takes. */
export type ReplaceAtomInput = operations["replaceAtom"]["parameters"]["path"];

/** Makes the call of `useReplaceAtom` once. Throws an `ApiError`. */
export function replaceAtom({ client }: Api, path: ReplaceAtomInput): Promise<GenerationPending> {
  return call((signal) =>
    client.POST("/quality/atoms/{atom_id}/replacement", { signal, params: { path } }),
  );
}

/** The queries whose answers `replaceAtom` makes old. */
export const invalidatedByReplaceAtom: readonly Operation[] = [
  "getAtomQuality",
  "getMoleculeQuality",
  "getCapsuleQuality",
  "getCapsule",
  "getGranuleMolecule",
  "listMoleculeAtoms",
  "getDashboard",
  "listMyCapsules",
  "getProgressStats",
  "listReports",
];

/**
 * Have an item made anew.
 *
 * For the owner of the capsule and administrators. Another item from the same source is made and takes its place;
 * until then, and where none can be made, the item stays. `replacement` of the item says how far that is, and a
 * socket message (`replacement.made`, `replacement.failed`) how it ended. Asked again meanwhile, nothing is made
 * twice. 409 `nothing_more_to_author` where the source is not here.
 */
export function useReplaceAtom(): Command<ReplaceAtomInput, GenerationPending> {
  return useCommand({ execute: replaceAtom, invalidates: invalidatedByReplaceAtom });
}
