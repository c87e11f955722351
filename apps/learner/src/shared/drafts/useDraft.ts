import type { Failure } from "@alambic/api-client/core";
import type { DraftSaveState, DraftSync } from "@alambic/domain/drafts";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { DraftKeeper } from "./createDraftKeeper.ts";

export interface OpenDraft<Draft, Kept extends DraftSync<Draft>> {
  readonly keeper: DraftKeeper<Draft, Kept>;
  readonly kept: Kept;
  readonly saving: DraftSaveState | null;
  readonly failure: Failure | null;
}

/** What is written on a page; sent as the page opens and closes too, and once the network is back. */
export function useDraft<Draft, Kept extends DraftSync<Draft>>(
  makeKeeper: () => DraftKeeper<Draft, Kept>,
): OpenDraft<Draft, Kept> {
  const [keeper] = useState(makeKeeper);
  const kept = useSyncExternalStore(keeper.subscribe, keeper.getState);
  useEffect(() => {
    const again = () => void keeper.flush();
    window.addEventListener("online", again);
    void keeper.flush();
    return () => {
      window.removeEventListener("online", again);
      void keeper.flush();
    };
  }, [keeper]);
  return { keeper, kept, saving: keeper.saveState(), failure: keeper.failure() };
}
