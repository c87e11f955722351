import type { ReplacementFailure } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { notifyOnce } from "./notices.ts";

/** What came of having an item replaced. */
export interface EndedReplacement {
  /** The item that was to be replaced. */
  readonly atomId: string;
  /** Null where another stands in its place. */
  readonly reason: ReplacementFailure | null;
}

/** Says what came of having an item replaced, once, wherever it was heard of. */
export function useReplacementNotice(): (ended: EndedReplacement, lesson: string) => void {
  const { t } = useI18n();
  return ({ atomId: about, reason }, lesson) =>
    notifyOnce(
      reason === null
        ? { tone: "right", about, text: t("member.replacementMade", { lesson }) }
        : { tone: "wrong", about, text: t(`member.replacementFailed.${reason}`, { lesson }) },
    );
}
