/* Generated from the contract by scripts/generate.ts. */
import type { GenerationPending, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `createMoleculeBonus` takes. */
export type CreateMoleculeBonusInput = {
  readonly path: operations["createMoleculeBonus"]["parameters"]["path"];
  readonly query?: NonNullable<operations["createMoleculeBonus"]["parameters"]["query"]>;
};

/** Makes the call of `useCreateMoleculeBonus` once. Throws an `ApiError`. */
export function createMoleculeBonus(
  { client }: Api,
  { path, query }: CreateMoleculeBonusInput,
): Promise<GenerationPending> {
  return call(
    (signal) =>
      client.POST("/capsules/molecules/{molecule_id}/bonus", {
        signal,
        params: { path, ...(query && { query }) },
      }),
    25_000,
  );
}

/** The queries whose answers `createMoleculeBonus` makes old. */
export const invalidatedByCreateMoleculeBonus: readonly Operation[] = ["getCapsule"];

/**
 * Ask for bonus exercises or theory in a lesson.
 *
 * In a capsule of one's own; a Pro also in one that is shared with the community and that they joined. What a Pro adds is open to everyone who joined the capsule.
 */
export function useCreateMoleculeBonus(): Command<CreateMoleculeBonusInput, GenerationPending> {
  return useCommand({
    execute: createMoleculeBonus,
    invalidates: invalidatedByCreateMoleculeBonus,
  });
}
