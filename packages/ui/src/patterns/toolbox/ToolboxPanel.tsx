import { useI18n } from "@alambic/i18n/react";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { DockedDrawer } from "../../primitives/drawer/DockedDrawer.tsx";
import { IconButton } from "../../primitives/icon-button/IconButton.tsx";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { ArrowLeft } from "../../primitives/icon/icons.ts";
import * as styles from "./ToolboxPanel.css.ts";
import type { OpenView, Tool, ToolboxView } from "./tool.ts";

export interface ToolboxPanelProps {
  readonly id: string;
  /** Each with its icon, its name and a line on it. */
  readonly tools: readonly Tool[];
  /** The list of tools, or one of them. */
  readonly view: OpenView;
  /** Told what is to be shown. */
  readonly onView: (view: ToolboxView) => void;
  /** Whether it takes the focus as it appears: it was asked for, and did not stand there before. */
  readonly takesFocus?: boolean | undefined;
  /** The tool that is open. */
  readonly children?: ReactNode;
}

/** The panel of the toolbox. It does not block the page, so that a text can be read meanwhile. */
export function ToolboxPanel(props: ToolboxPanelProps) {
  const { id, tools, view, onView, takesFocus = false, children } = props;
  const { t } = useI18n();
  const panel = useRef<HTMLElement>(null);
  const tool = view.kind === "tool" ? tools.find((known) => known.id === view.id) : undefined;
  const shown = view.kind === "tool" ? view.id : view.kind;
  const before = useRef(takesFocus ? null : shown);

  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    panel.current?.focus();
  }, [shown]);

  return (
    <DockedDrawer
      ref={panel}
      id={id}
      title={tool?.name ?? t("tools.toolbox.open")}
      start={
        tool === undefined ? undefined : (
          <IconButton
            icon={ArrowLeft}
            flips
            label={t("tools.toolbox.back")}
            onPress={() => onView({ kind: "tools" })}
          />
        )
      }
      heightLabel={t("tools.toolbox.fullHeight")}
      closeLabel={t("tools.toolbox.close")}
      onClose={() => onView({ kind: "closed" })}
    >
      {tool === undefined ? (
        <ul className={styles.tools}>
          {tools.map(({ id: toolId, name, text, icon }) => (
            <li key={toolId}>
              <button
                type="button"
                className={styles.tool}
                onClick={() => onView({ kind: "tool", id: toolId })}
              >
                <span className={styles.sign}>
                  <Icon icon={icon} size="medium" />
                </span>
                <span className={styles.words}>
                  <strong>{name}</strong>
                  <span className={styles.text}>{text}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        children
      )}
    </DockedDrawer>
  );
}
