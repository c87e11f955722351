import { I18nScope, useI18n } from "@alambic/i18n/react";
import { ToolboxButton } from "@alambic/ui/ToolboxButton";
import { lazy, Suspense } from "react";
import { useSnapshot } from "valtio/react";
import { toolboxButtonId } from "../../shared/screen/toolbox-button.ts";
import { showToolbox, toolboxState } from "../../shared/screen/toolbox-state.ts";

const ToolboxDrawer = lazy(() => import("../../features/toolbox/ToolboxDrawer.tsx"));

const panelId = "toolbox";

/** The way to the tools from every screen between the bars; what it opens is loaded then. */
export default function ToolboxCorner() {
  return (
    <I18nScope namespaces={["toolbox", "tools"]}>
      <Corner />
    </I18nScope>
  );
}

function Corner() {
  const { t } = useI18n();
  const { view } = useSnapshot(toolboxState);
  const isOpen = view.kind !== "closed";
  return (
    <>
      <ToolboxButton
        id={toolboxButtonId}
        label={t("toolbox.title")}
        isOpen={isOpen}
        panelId={panelId}
        onPress={() => showToolbox({ kind: isOpen ? "closed" : "tools" })}
      />
      {isOpen ? (
        <Suspense fallback={null}>
          <ToolboxDrawer id={panelId} view={view} />
        </Suspense>
      ) : null}
    </>
  );
}
