import type { CodeNotebookChange } from "@alambic/contract";
import { jsonBytes } from "../notes/jsonBytes.ts";
import { notebookLimits } from "./limits.ts";

/** What is written of a code notebook. */
export type NotebookContent = Pick<CodeNotebookChange, "title" | "cells">;

/** Why a notebook that has the shape of one cannot be kept. */
export type NotebookFault = "repeated_cell" | "too_large";

/** What is wrong with a code notebook; null where nothing is. */
export function notebookFault({ cells }: Pick<NotebookContent, "cells">): NotebookFault | null {
  if (new Set(cells.map(({ id }) => id)).size < cells.length) return "repeated_cell";
  return jsonBytes(cells) > notebookLimits.bytes ? "too_large" : null;
}
