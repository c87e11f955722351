import { saveCodeNotebook } from "@alambic/api-client/disciplines";
import type { CodeNotebook } from "@alambic/contract";
import type { NotebookContent } from "@alambic/domain/code-notebooks";
import { api } from "../../../shared/api.ts";
import { createDraftKeeper } from "../../../shared/drafts/createDraftKeeper.ts";
import type { DraftKeeper, DraftKeeperOptions } from "../../../shared/drafts/createDraftKeeper.ts";
import { keepNotebook } from "./kept-notebooks.ts";
import type { KeptNotebook } from "./kept-notebooks.ts";

export type NotebookKeeperOptions = Pick<
  DraftKeeperOptions<NotebookContent, KeptNotebook>,
  "first" | "isBlank" | "onKept"
> & { readonly memberId: string };

/** Keeps one code notebook: on the device at once, and with the server after a moment's rest. */
export function createNotebookKeeper({
  memberId,
  ...options
}: NotebookKeeperOptions): DraftKeeper<NotebookContent, KeptNotebook> {
  const openedId = options.first.id;
  const keep = (notebook: KeptNotebook | null) => keepNotebook(memberId, openedId, notebook);
  return createDraftKeeper({ ...options, keep, send });
}

function send(notebook: KeptNotebook, draft: NotebookContent): Promise<CodeNotebook> {
  return storeNotebook(notebook.id, notebook.baseVersion, draft);
}

/** Begins a code notebook on the server (from version 0), or saves it. Throws an `ApiError`. */
export function storeNotebook(
  notebook_id: string,
  base_version: number,
  { title, cells }: NotebookContent,
): Promise<CodeNotebook> {
  const body = { base_version, title, cells };
  return saveCodeNotebook(api, { path: { notebook_id }, body });
}
