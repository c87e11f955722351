export { notebookFault } from "./checkNotebook.ts";
export type { NotebookContent, NotebookFault } from "./checkNotebook.ts";
export { codeNotebooksOf, notebookLimits } from "./limits.ts";
export { parseNotebook } from "./parseNotebook.ts";
