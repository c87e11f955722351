import { useI18n } from "@alambic/i18n/react";
import { useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import type { Tool, ToolboxView } from "./tool.ts";
import { ToolboxButton } from "./ToolboxButton.tsx";
import { ToolboxPanel } from "./ToolboxPanel.tsx";

export type { Tool, ToolboxView } from "./tool.ts";

export interface ToolboxProps {
  /** Each with its icon, its name and a line on it. */
  readonly tools: readonly Tool[];
  /** What is shown: closed, the list of tools, or one of them. */
  readonly view: ToolboxView;
  /** Told what is to be shown. */
  readonly onView: (view: ToolboxView) => void;
  /** The tool that is open. */
  readonly children?: ReactNode;
  /** An id for the button, where a tour points at it. */
  readonly buttonId?: string | undefined;
}

/**
 * The tools beside any screen: a floating button, and a panel that does not block the page, so that
 * a lesson can be read while it is calculated or noted.
 */
export function Toolbox({ tools, view, onView, children, buttonId }: ToolboxProps) {
  const { t } = useI18n();
  const panelId = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const isOpen = view.kind !== "closed";
  const wasOpen = useRef(isOpen);
  const [wasAsked, setAsked] = useState(false);

  // The panel takes the focus when it opens, and gives it back when it closes.
  useEffect(() => {
    if (wasOpen.current && !isOpen) trigger.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <>
      <ToolboxButton
        ref={trigger}
        id={buttonId}
        label={t("tools.toolbox.open")}
        isOpen={isOpen}
        panelId={panelId}
        onPress={() => {
          setAsked(true);
          onView({ kind: isOpen ? "closed" : "tools" });
        }}
      />
      {isOpen ? (
        <ToolboxPanel id={panelId} tools={tools} view={view} onView={onView} takesFocus={wasAsked}>
          {children}
        </ToolboxPanel>
      ) : null}
    </>
  );
}
