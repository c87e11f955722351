import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import type { IconGlyph } from "../icon/Icon.tsx";
import { Spinner } from "../spinner/Spinner.tsx";
import { content, pendingMark } from "./button.css.ts";

export interface ButtonContentProps {
  readonly icon?: IconGlyph | undefined;
  readonly iconEnd?: IconGlyph | undefined;
  readonly pending?: boolean | undefined;
  readonly children: ReactNode;
}

/** What stands inside everything that looks like a button. */
export function ButtonContent({ icon, iconEnd, pending = false, children }: ButtonContentProps) {
  return (
    <>
      <span className={content({ pending })}>
        {icon === undefined ? null : <Icon icon={icon} />}
        {children}
        {iconEnd === undefined ? null : <Icon icon={iconEnd} flips />}
      </span>
      {pending ? (
        <span className={pendingMark}>
          <Spinner />
        </span>
      ) : null}
    </>
  );
}
