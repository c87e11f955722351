import type { ReactNode } from "react";
import { button } from "../button/button.css.ts";
import type { ButtonSize, ButtonVariant, ButtonWidth } from "../button/button-variants.ts";
import { ButtonContent } from "../button/ButtonContent.tsx";
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
  readonly children: ReactNode;
}

/** A link that is the main step of its screen or card, and looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { href, variant = "primary", size = "medium", width = "auto" } = props;
  const { icon, iconEnd, describedBy, children } = props;
  const click = useLinkClick();
  return (
    <a
      href={href}
      aria-describedby={describedBy}
      className={button({ variant, size, width, shape: "normal" })}
      onClick={click}
    >
      <ButtonContent icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </a>
  );
}
