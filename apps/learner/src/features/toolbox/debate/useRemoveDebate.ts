import { settle } from "@alambic/api-client/core";
import { saveDebate, useDeleteDebate } from "@alambic/api-client/disciplines";
import type { DebateContent } from "@alambic/domain/debates";
import { useI18n } from "@alambic/i18n/react";
import { api } from "../../../shared/api.ts";
import { notify } from "../../../shared/notices/notices.ts";
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
  const restore = async (debateId: string, dropped: DebateContent) => {
    const path = { debate_id: uuidv7(api.clock.now()) };
    const body = { base_version: 0, ...dropped, capsule_id: capsuleId };
    const back = await settle(saveDebate(api, { path, body }));
    onKept();
    notify(
      back.ok
        ? { tone: "right", about: debateId, text: t("debate.restored") }
        : {
            tone: "wrong",
            about: debateId,
            text: t("debate.restoreFailed"),
            stays: true,
            action: { label: t("debate.undo"), onPress: () => void restore(debateId, dropped) },
          },
    );
  };
  return async (debateId: string, dropped: DebateContent) => {
    const removed = await remove.run({ debate_id: debateId });
    notify(
      removed.ok
        ? {
            tone: "info",
            about: debateId,
            text: t("debate.removed"),
            action: { label: t("debate.undo"), onPress: () => void restore(debateId, dropped) },
          }
        : { tone: "wrong", about: debateId, text: t("debate.removeFailed") },
    );
    return removed.ok;
  };
}
