import { useI18n } from "@alambic/i18n/react";
import { useEffect, useId, useRef } from "react";
import type { ReactNode } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { Heading } from "../../primitives/heading/Heading.tsx";
import { IconButton } from "../../primitives/icon-button/IconButton.tsx";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { ArrowLeft, X } from "../../primitives/icon/icons.ts";
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
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const tool = view.kind === "tool" ? tools.find((known) => known.id === view.id) : undefined;
  const shown = view.kind === "tool" ? view.id : view.kind;
  const before = useRef(takesFocus ? null : shown);

  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    panel.current?.focus();
  }, [shown]);

  useEffect(() => {
    const element = panel.current;
    const close = (event: KeyboardEvent) => {
      // A dialog that a tool opened takes its Escape for itself.
      const inDialog = event.target instanceof Element && event.target.closest("dialog") !== null;
      if (event.key === "Escape" && !inDialog) onView({ kind: "closed" });
    };
    element?.addEventListener("keydown", close);
    return () => element?.removeEventListener("keydown", close);
  }, [onView]);

  const title = (
    <Heading level={2} size="title" id={titleId}>
      {tool?.name ?? t("tools.toolbox.open")}
    </Heading>
  );
  return (
    <section ref={panel} id={id} tabIndex={-1} aria-labelledby={titleId} className={styles.panel}>
      <div className={styles.head}>
        {tool === undefined ? (
          title
        ) : (
          <Button
            variant="quiet"
            size="small"
            icon={ArrowLeft}
            onPress={() => onView({ kind: "tools" })}
          >
            {t("tools.toolbox.back")}
          </Button>
        )}
        <IconButton
          icon={X}
          label={t("tools.toolbox.close")}
          onPress={() => onView({ kind: "closed" })}
        />
      </div>
      {tool === undefined ? null : title}
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
    </section>
  );
}
