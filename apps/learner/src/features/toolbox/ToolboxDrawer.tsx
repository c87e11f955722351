import { useI18n } from "@alambic/i18n/react";
import { ToolboxPanel } from "@alambic/ui/ToolboxPanel";
import type { OpenView } from "@alambic/ui/ToolboxPanel";
import { useEffect } from "react";
import { withFormats } from "../../shared/formats/withFormats.tsx";
import { toolboxButtonId } from "../../shared/screen/toolbox-button.ts";
import { showToolbox } from "../../shared/screen/toolbox-state.ts";
import { OpenTool } from "./OpenTool.tsx";
import { findTool, tools } from "./tools.ts";

export interface ToolboxDrawerProps {
  readonly id: string;
  readonly view: OpenView;
}

/** The tools beside the screen: their list, or the one that was opened. */
export default withFormats(function ToolboxDrawer({ id, view }: ToolboxDrawerProps) {
  const { t } = useI18n();
  // The panel gives back the focus that it took.
  useEffect(() => () => document.getElementById(toolboxButtonId)?.focus(), []);
  const open = view.kind === "tool" ? findTool(view.id) : undefined;
  return (
    <ToolboxPanel
      id={id}
      tools={tools.map((tool) => ({
        id: tool.id,
        icon: tool.icon,
        name: t(`toolbox.${tool.id}.name`),
        text: t(`toolbox.${tool.id}.text`),
      }))}
      view={view}
      onView={showToolbox}
      takesFocus
    >
      {open === undefined ? null : <OpenTool key={open.id} tool={open} />}
    </ToolboxPanel>
  );
});
