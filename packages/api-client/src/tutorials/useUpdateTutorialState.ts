import type { TutorialKey, TutorialState, TutorialStateUpdate } from "@alambic/contract";

import { call } from "../core/call.ts";
import { useCommand } from "../core/useCommand.ts";
import type { Command } from "../core/useCommand.ts";

export interface TutorialStep extends TutorialStateUpdate {
  readonly tutorial_key: TutorialKey;
}

/** Saves how far a tour is. */
export function useUpdateTutorialState(): Command<TutorialStep, TutorialState> {
  return useCommand({
    execute: ({ client }, { tutorial_key, ...body }) =>
      call((signal) =>
        client.PUT("/toolbox/coach/tutorials/{tutorial_key}/state", {
          signal,
          params: { path: { tutorial_key } },
          body,
        }),
      ),
    invalidates: ["listTutorialStates"],
  });
}
