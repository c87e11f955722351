import type { Failure, Outcome } from "@alambic/api-client/core";
import { useReplaceAtom, useRestoreAtom, useWithdrawAtom } from "@alambic/api-client/quality";
import type { MoleculeQuality } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import type { QualityWork } from "@alambic/ui/QualityList";
import { useState } from "react";
import { notify } from "../../shared/notices/notices.ts";
import { useEndedReplacements } from "./useEndedReplacements.ts";

export interface ItemActions {
  readonly working: readonly QualityWork[];
  readonly withdraw: (atomId: string) => void;
  readonly restore: (atomId: string) => void;
  readonly replace: (atomId: string) => void;
}

/** Takes items out, puts them back and has them made anew, and says how it went. */
export function useItemActions(
  quality: MoleculeQuality,
  refresh: () => Promise<void>,
): ItemActions {
  const { t } = useI18n();
  const [working, setWorking] = useState<readonly QualityWork[]>([]);
  const withdrawal = useWithdrawAtom();
  const restoration = useRestoreAtom();
  const replacement = useReplaceAtom();
  const expectEnd = useEndedReplacements(quality, refresh);

  const start = async (work: QualityWork, outcome: Promise<Outcome<unknown>>) => {
    setWorking((others) => [...others, work]);
    const result = await outcome;
    setWorking((all) => all.filter((each) => each !== work));
    if (result.ok) return true;
    notify({ tone: "wrong", about: work.atomId, text: t(reasonOf(result.failure)) });
    // The server may have done it all the same: its answer got lost.
    void refresh();
    return false;
  };
  const finish = async (work: QualityWork, outcome: Promise<Outcome<unknown>>, done: string) => {
    if (await start(work, outcome)) notify({ tone: "right", about: work.atomId, text: done });
  };
  const replace = async (atomId: string) => {
    // First, since what comes of it may be told before the answer is here.
    notify({ tone: "info", about: atomId, text: t("quality.replaceAsked") });
    if (await start({ atomId, action: "replace" }, replacement.run({ atom_id: atomId })))
      expectEnd(atomId);
  };

  return {
    working,
    withdraw: (atomId) =>
      void finish(
        { atomId, action: "withdraw" },
        withdrawal.run({ atom_id: atomId }),
        t("quality.withdrawDone"),
      ),
    restore: (atomId) =>
      void finish(
        { atomId, action: "restore" },
        restoration.run({ atom_id: atomId }),
        t("quality.restoreDone"),
      ),
    replace: (atomId) => void replace(atomId),
  };
}

function reasonOf(failure: Failure): "quality.nothingMore" | "quality.manageFailed" {
  return failure.kind === "problem" && failure.code === "nothing_more_to_author"
    ? "quality.nothingMore"
    : "quality.manageFailed";
}
