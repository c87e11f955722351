import { settle } from "@alambic/api-client/core";
import { useDeleteCodeNotebook } from "@alambic/api-client/disciplines";
import type { NotebookContent } from "@alambic/domain/code-notebooks";
import { useI18n } from "@alambic/i18n/react";
import { api } from "../../../shared/api.ts";
import { removeWithUndo } from "../../../shared/notices/removeWithUndo.ts";
import { uuidv7 } from "../../../shared/uuidv7.ts";
import { storeNotebook } from "./createNotebookKeeper.ts";

/** Deletes a code notebook, and offers to bring it back; false where it could not be deleted. */
export function useRemoveNotebook(onKept: () => void) {
  const { t } = useI18n();
  const remove = useDeleteCodeNotebook();
  return (notebookId: string, dropped: NotebookContent) =>
    removeWithUndo({
      about: notebookId,
      texts: {
        removed: t("code.books.removed"),
        removeFailed: t("code.books.removeFailed"),
        undo: t("code.books.undo"),
        restored: t("code.books.restored"),
        restoreFailed: t("code.books.restoreFailed"),
      },
      remove: async () => (await remove.run({ notebook_id: notebookId })).ok,
      restore: async () => {
        const stored = await settle(storeNotebook(uuidv7(api.clock.now()), 0, dropped));
        onKept();
        return stored.ok;
      },
    });
}
