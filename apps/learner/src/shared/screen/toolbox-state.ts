import type { ToolboxView } from "@alambic/ui/ToolboxPanel";
import { proxy } from "valtio/vanilla";

/** The button that opens it, for a tour, and for the focus when it closes. */
export const toolboxButtonId = "toolbox-button";

/** What the toolbox beside the screen shows; it stays while its member goes from screen to screen. */
export const toolboxState = proxy<{ view: ToolboxView }>({ view: { kind: "closed" } });

export function showToolbox(view: ToolboxView): void {
  toolboxState.view = view;
}
