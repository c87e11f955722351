import { useI18n } from "@alambic/i18n/react";
import { useEffect, useId, useRef } from "react";
import type { ReactNode } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { Heading } from "../../primitives/heading/Heading.tsx";
import { IconButton } from "../../primitives/icon-button/IconButton.tsx";
import { Icon } from "../../primitives/icon/Icon.tsx";
import type { IconGlyph } from "../../primitives/icon/Icon.tsx";
import { ArrowLeft, Wrench, X } from "../../primitives/icon/icons.ts";
import * as styles from "./Toolbox.css.ts";

export interface Tool {
  readonly id: string;
  readonly name: string;
  /** What it is for, in a few words. */
  readonly text: string;
  readonly icon: IconGlyph;
}

export type ToolboxView =
  | { readonly kind: "closed" | "tools" }
  | { readonly kind: "tool"; readonly id: string };

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
  const titleId = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const open = view.kind !== "closed";
  const tool = view.kind === "tool" ? tools.find(({ id }) => id === view.id) : undefined;
  const shown = view.kind === "tool" ? view.id : view.kind;
  const before = useRef(shown);

  // The panel takes the focus when it opens or changes, and gives it back when it closes.
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (shown === "closed") trigger.current?.focus();
    else panel.current?.focus();
  }, [shown]);

  useEffect(() => {
    const element = panel.current;
    if (element === null || !open) return undefined;
    const close = (event: KeyboardEvent) => {
      // A dialog that a tool opened takes its Escape for itself.
      const inDialog = event.target instanceof Element && event.target.closest("dialog") !== null;
      if (event.key === "Escape" && !inDialog) onView({ kind: "closed" });
    };
    element.addEventListener("keydown", close);
    return () => element.removeEventListener("keydown", close);
  }, [open, onView]);

  const title = (
    <Heading level={2} size="title" id={titleId}>
      {tool?.name ?? t("tools.toolbox.open")}
    </Heading>
  );
  return (
    <>
      <button
        ref={trigger}
        id={buttonId}
        type="button"
        className={styles.trigger}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => onView({ kind: open ? "closed" : "tools" })}
      >
        <Icon icon={open ? X : Wrench} size="medium" />
        <span className={styles.triggerWords}>{t("tools.toolbox.open")}</span>
      </button>
      {open ? (
        <section
          ref={panel}
          id={panelId}
          tabIndex={-1}
          aria-labelledby={titleId}
          className={styles.panel}
        >
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
              {tools.map(({ id, name, text, icon }) => (
                <li key={id}>
                  <button
                    type="button"
                    className={styles.tool}
                    onClick={() => onView({ kind: "tool", id })}
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
      ) : null}
    </>
  );
}
