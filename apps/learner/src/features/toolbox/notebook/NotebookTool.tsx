import { useSnapshot } from "valtio/react";
import { toolboxState } from "../../../shared/screen/toolbox-state.ts";
import { Notebook } from "./Notebook.tsx";

/** The notebook with all notes, or beside the lesson that is on the screen. */
export default function NotebookTool() {
  const { beside } = useSnapshot(toolboxState);
  return <Notebook lesson={beside} />;
}
