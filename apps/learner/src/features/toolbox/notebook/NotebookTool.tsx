import { Notebook } from "./Notebook.tsx";

/** The notebook with all notes. */
export default function NotebookTool() {
  return <Notebook />;
}
