import { I18nScope } from "@alambic/i18n/react";
import { lazy, Suspense } from "react";
import { useSnapshot } from "valtio/react";
import { toolboxState } from "../../shared/screen/toolbox-state.ts";

const ToolboxDrawer = lazy(() => import("../../features/toolbox/ToolboxDrawer.tsx"));

/** What the button of the toolbox says that it opens. */
export const toolboxPanelId = "toolbox";

/** The toolbox beside the screen while it is open; what it needs is loaded then. */
export default function ToolboxBeside() {
  const { view } = useSnapshot(toolboxState);
  if (view.kind === "closed") return null;
  return (
    <I18nScope namespaces={["toolbox", "tools"]}>
      <Suspense fallback={null}>
        <ToolboxDrawer id={toolboxPanelId} view={view} />
      </Suspense>
    </I18nScope>
  );
}
