import type { ToolboxView } from "@alambic/ui/ToolboxPanel";
import { proxy } from "valtio/vanilla";

/** What the toolbox beside the screen shows; it stays while its member goes from screen to screen. */
export const toolboxState = proxy<{ view: ToolboxView }>({ view: { kind: "closed" } });

export function showToolbox(view: ToolboxView): void {
  toolboxState.view = view;
}
