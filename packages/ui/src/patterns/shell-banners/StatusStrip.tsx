import type { ReactNode } from "react";
import { Icon } from "../../primitives/icon/Icon.tsx";
import type { IconGlyph } from "../../primitives/icon/Icon.tsx";
import { strip, title as titleClass, words } from "./StatusStrip.css.ts";

export const stripTones = ["warning", "info", "right"] as const;

export interface StatusStripProps {
  readonly tone: (typeof stripTones)[number];
  readonly icon: IconGlyph;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** A line across the top of the app that says in which state it is, as long as it is. */
export function StatusStrip({ tone, icon, title, children, actions }: StatusStripProps) {
  return (
    <div role="status" className={strip({ tone })}>
      <Icon icon={icon} size="medium" />
      <p className={words}>
        <strong className={titleClass}>{title}</strong> {children}
      </p>
      {actions}
    </div>
  );
}
