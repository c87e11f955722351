/* Generated from the contract by scripts/generate.ts. */
import type { operations } from "@alambic/contract";

import { callNoContent } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `restoreAtom` takes. */
export type RestoreAtomInput = operations["restoreAtom"]["parameters"]["path"];

/** Makes the call of `useRestoreAtom` once. Throws an `ApiError`. */
export function restoreAtom({ client }: Api, path: RestoreAtomInput): Promise<void> {
  return callNoContent((signal) =>
    client.DELETE("/quality/atoms/{atom_id}/withdrawal", { signal, params: { path } }),
  );
}

/** The queries whose answers `restoreAtom` makes old. */
export const invalidatedByRestoreAtom: readonly Operation[] = [
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
 * Put a withdrawn item back into its lesson.
 *
 * For the owner of the capsule and administrators. It comes back at its place, or last where its place was taken.
 */
export function useRestoreAtom(): Command<RestoreAtomInput, void> {
  return useCommand({ execute: restoreAtom, invalidates: invalidatedByRestoreAtom });
}
