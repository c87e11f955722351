/* Generated from the contract by scripts/generate.ts. */
import type { operations } from "@alambic/contract";

import { callNoContent } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `withdrawAtom` takes. */
export type WithdrawAtomInput = operations["withdrawAtom"]["parameters"]["path"];

/** Makes the call of `useWithdrawAtom` once. Throws an `ApiError`. */
export function withdrawAtom({ client }: Api, path: WithdrawAtomInput): Promise<void> {
  return callNoContent((signal) =>
    client.PUT("/quality/atoms/{atom_id}/withdrawal", { signal, params: { path } }),
  );
}

/** The queries whose answers `withdrawAtom` makes old. */
export const invalidatedByWithdrawAtom: readonly Operation[] = [
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
 * Take an item out of its lesson.
 *
 * For the owner of the capsule and administrators. Its open reports are closed. What learners earned with it stays
 * theirs.
 */
export function useWithdrawAtom(): Command<WithdrawAtomInput, void> {
  return useCommand({ execute: withdrawAtom, invalidates: invalidatedByWithdrawAtom });
}
