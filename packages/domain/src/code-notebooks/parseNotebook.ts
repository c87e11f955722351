import type { NotebookCell, NotebookLanguage } from "@alambic/contract";
import { fieldOf, listWithin, oneOf, textWithin } from "../fields/index.ts";
import type { NotebookContent } from "./checkNotebook.ts";
import { notebookLimits } from "./limits.ts";

const languages = ["javascript", "python"] as const satisfies readonly NotebookLanguage[];

/** Reads a code notebook that was kept; null for what is none. */
export function parseNotebook(value: unknown): NotebookContent | null {
  const title = textWithin(fieldOf(value, "title"), notebookLimits.title);
  const cells = listWithin(fieldOf(value, "cells"), notebookLimits.cells, parseCell);
  return title !== null && cells !== null ? { title, cells } : null;
}

function parseCell(value: unknown): NotebookCell | null {
  const id = fieldOf(value, "id");
  const language = oneOf(fieldOf(value, "language"), languages);
  const source = textWithin(fieldOf(value, "source"), notebookLimits.source);
  return typeof id === "string" && language !== null && source !== null
    ? { id, language, source }
    : null;
}
