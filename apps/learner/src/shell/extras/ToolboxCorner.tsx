import { I18nScope, useI18n } from "@alambic/i18n/react";
import { ToolboxButton } from "@alambic/ui/ToolboxButton";
import { useSnapshot } from "valtio/react";
import { toolboxButtonId } from "../../shared/screen/toolbox-button.ts";
import { showToolbox, toolboxState } from "../../shared/screen/toolbox-state.ts";
import ToolboxBeside, { toolboxPanelId } from "./ToolboxBeside.tsx";

/** The way to the tools from every screen between the bars. */
export default function ToolboxCorner() {
  return (
    <>
      <I18nScope namespaces={["toolbox", "tools"]}>
        <Corner />
      </I18nScope>
      <ToolboxBeside />
    </>
  );
}

function Corner() {
  const { t } = useI18n();
  const { view } = useSnapshot(toolboxState);
  const isOpen = view.kind !== "closed";
  return (
    <ToolboxButton
      id={toolboxButtonId}
      label={t("toolbox.title")}
      isOpen={isOpen}
      panelId={toolboxPanelId}
      onPress={() => showToolbox({ kind: isOpen ? "closed" : "tools" })}
    />
  );
}
