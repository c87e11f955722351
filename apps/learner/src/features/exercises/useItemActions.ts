import type { Failure, Outcome } from "@alambic/api-client/core";
import { useReplaceAtom, useRestoreAtom, useWithdrawAtom } from "@alambic/api-client/quality";
import { useI18n } from "@alambic/i18n/react";
import type { QualityWork } from "@alambic/ui/QualityList";
import { useState } from "react";
import { notify } from "../../app/notices/notices.ts";

export interface ItemActions {
  readonly working: readonly QualityWork[];
  readonly withdraw: (atomId: string) => void;
  readonly restore: (atomId: string) => void;
  readonly replace: (atomId: string) => void;
}

/** Takes items out, puts them back and has them made anew, and says how it went. */
export function useItemActions(): ItemActions {
  const { t } = useI18n();
  const [working, setWorking] = useState<readonly QualityWork[]>([]);
  const withdrawal = useWithdrawAtom();
  const restoration = useRestoreAtom();
  const replacement = useReplaceAtom();

  const start = async (work: QualityWork, outcome: Promise<Outcome<unknown>>, done: string) => {
    setWorking((others) => [...others, work]);
    const result = await outcome;
    setWorking((all) => all.filter((each) => each !== work));
    notify(
      result.ok
        ? { tone: "right", about: work.atomId, text: done }
        : { tone: "wrong", about: work.atomId, text: t(reasonOf(result.failure)) },
    );
  };

  return {
    working,
    withdraw: (atomId) =>
      void start({ atomId, action: "withdraw" }, withdrawal.run(atomId), t("quality.withdrawDone")),
    restore: (atomId) =>
      void start({ atomId, action: "restore" }, restoration.run(atomId), t("quality.restoreDone")),
    replace: (atomId) =>
      void start({ atomId, action: "replace" }, replacement.run(atomId), t("quality.replaceDone")),
  };
}

function reasonOf(failure: Failure): "quality.nothingMore" | "quality.manageFailed" {
  return failure.kind === "problem" && failure.code === "nothing_more_to_author"
    ? "quality.nothingMore"
    : "quality.manageFailed";
}
