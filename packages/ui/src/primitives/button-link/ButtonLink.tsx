import type { ReactNode, Ref } from "react";
import { button } from "../button/button.css.ts";
import type { ButtonSize, ButtonVariant, ButtonWidth } from "../button/button-variants.ts";
import { ButtonContent } from "../button/ButtonContent.tsx";
import { dataOf } from "../field/dataOf.ts";
import type { IconGlyph } from "../icon/Icon.tsx";
import { useLinkClick } from "../navigation/NavigationProvider.tsx";

export interface ButtonLinkProps {
  readonly href: string;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly width?: ButtonWidth | undefined;
  readonly icon?: IconGlyph | undefined;
  readonly iconEnd?: IconGlyph | undefined;
  readonly describedBy?: string | undefined;
  /** Whether it leads to where one is, among links side by side. */
  readonly isCurrent?: boolean | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
  readonly children: ReactNode;
}

/** A link that is the main step of its screen or card, and looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { href, variant = "primary", size = "medium", width = "auto" } = props;
  const { icon, iconEnd, describedBy, isCurrent = false, onBlur, ref, children } = props;
  const click = useLinkClick();
  return (
    <a
      {...dataOf(props)}
      ref={ref}
      href={href}
      aria-describedby={describedBy}
      aria-current={isCurrent ? "page" : undefined}
      className={button({ variant, size, width, shape: "normal" })}
      onClick={click}
      onBlur={onBlur}
    >
      <ButtonContent icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </a>
  );
}
