import { settle } from "@alambic/api-client/core";
import { saveDebate, useDeleteDebate } from "@alambic/api-client/disciplines";
import type { DebateContent } from "@alambic/domain/debates";
import { useI18n } from "@alambic/i18n/react";
import { api } from "../../../shared/api.ts";
import { removeWithUndo } from "../../../shared/notices/removeWithUndo.ts";
import { uuidv7 } from "../../../shared/uuidv7.ts";

export interface RemoveDebateOptions {
  readonly capsuleId: string | null;
  /** Told when the server took it back. */
  readonly onKept: () => void;
}

/** Deletes a debate, and offers to bring it back; false where it could not be deleted. */
export function useRemoveDebate({ capsuleId, onKept }: RemoveDebateOptions) {
  const { t } = useI18n();
  const remove = useDeleteDebate();
  return (debateId: string, dropped: DebateContent) =>
    removeWithUndo({
      about: debateId,
      texts: {
        removed: t("debate.removed"),
        removeFailed: t("debate.removeFailed"),
        undo: t("debate.undo"),
        restored: t("debate.restored"),
        restoreFailed: t("debate.restoreFailed"),
      },
      remove: async () => (await remove.run({ debate_id: debateId })).ok,
      restore: async () => {
        const path = { debate_id: uuidv7(api.clock.now()) };
        const body = { base_version: 0, ...dropped, capsule_id: capsuleId };
        const back = await settle(saveDebate(api, { path, body }));
        onKept();
        return back.ok;
      },
    });
}
