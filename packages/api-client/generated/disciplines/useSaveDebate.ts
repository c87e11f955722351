/* Generated from the contract by scripts/generate.ts. */
import type { Debate, DebateChange, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `saveDebate` takes. */
export type SaveDebateInput = {
  readonly path: operations["saveDebate"]["parameters"]["path"];
  readonly body: DebateChange;
};

/** Makes the call of `useSaveDebate` once. Throws an `ApiError`. */
export function saveDebate({ client }: Api, { path, body }: SaveDebateInput): Promise<Debate> {
  return call((signal) =>
    client.PUT("/toolbox/debates/{debate_id}", { signal, params: { path }, body }),
  );
}

/** The queries whose answers `saveDebate` makes old. */
export const invalidatedBySaveDebate: readonly Operation[] = ["listDebates", "getDebate"];

/**
 * Begin or save a debate.
 *
 * The client makes the id. `base_version` is the version that was changed, 0 for one that is begun. Where it has another version by now nothing is overwritten: 409 `changed_elsewhere`. Saved as it stands already, nothing changes. 409 `limit_reached` where the plan keeps no more of them. 403 `discipline_locked` for the first one of a member who follows no capsule that unlocks it.
 */
export function useSaveDebate(): Command<SaveDebateInput, Debate> {
  return useCommand({ execute: saveDebate, invalidates: invalidatedBySaveDebate });
}
