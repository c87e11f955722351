/* Generated from the contract by scripts/generate.ts. */
import type { TutorialState, TutorialStateUpdate, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `updateTutorialState` takes. */
export type UpdateTutorialStateInput = {
  readonly path: operations["updateTutorialState"]["parameters"]["path"];
  readonly body: TutorialStateUpdate;
};

/** Makes the call of `useUpdateTutorialState` once. Throws an `ApiError`. */
export function updateTutorialState(
  { client }: Api,
  { path, body }: UpdateTutorialStateInput,
): Promise<TutorialState> {
  return call((signal) =>
    client.PUT("/toolbox/coach/tutorials/{tutorial_key}/state", { signal, params: { path }, body }),
  );
}

/** The queries whose answers `updateTutorialState` makes old. */
export const invalidatedByUpdateTutorialState: readonly Operation[] = ["listTutorialStates"];

/** Save how far a tour is. */
export function useUpdateTutorialState(): Command<UpdateTutorialStateInput, TutorialState> {
  return useCommand({
    execute: updateTutorialState,
    invalidates: invalidatedByUpdateTutorialState,
  });
}
