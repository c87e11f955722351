import { settle } from "@alambic/api-client/core";
import { useDeleteCodeNotebook } from "@alambic/api-client/disciplines";
import type { NotebookContent } from "@alambic/domain/code-notebooks";
import { useI18n } from "@alambic/i18n/react";
import { api } from "../../../shared/api.ts";
import { notify } from "../../../shared/notices/notices.ts";
import { uuidv7 } from "../../../shared/uuidv7.ts";
import { storeNotebook } from "./createNotebookKeeper.ts";

/** Deletes a code notebook, and offers to bring it back; false where it could not be deleted. */
export function useRemoveNotebook(onKept: () => void) {
  const { t } = useI18n();
  const remove = useDeleteCodeNotebook();
  const restore = async (about: string, dropped: NotebookContent) => {
    const stored = await settle(storeNotebook(uuidv7(api.clock.now()), 0, dropped));
    onKept();
    notify(
      stored.ok
        ? { tone: "right", about, text: t("code.books.restored") }
        : {
            tone: "wrong",
            about,
            text: t("code.books.restoreFailed"),
            stays: true,
            action: { label: t("code.books.undo"), onPress: () => void restore(about, dropped) },
          },
    );
  };
  return async (notebook_id: string, dropped: NotebookContent) => {
    const removed = await remove.run({ notebook_id });
    notify(
      removed.ok
        ? {
            tone: "info",
            about: notebook_id,
            text: t("code.books.removed"),
            action: {
              label: t("code.books.undo"),
              onPress: () => void restore(notebook_id, dropped),
            },
          }
        : { tone: "wrong", about: notebook_id, text: t("code.books.removeFailed") },
    );
    return removed.ok;
  };
}
