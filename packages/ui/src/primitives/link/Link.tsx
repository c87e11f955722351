import type { ReactNode, Ref } from "react";
import { useI18n } from "@alambic/i18n/react";
import { dataOf } from "../field/dataOf.ts";
import { Icon } from "../icon/Icon.tsx";
import type { IconGlyph } from "../icon/Icon.tsx";
import { ArrowUpRight } from "../icon/icons.ts";
import { useLinkClick } from "../navigation/NavigationProvider.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { link } from "./Link.css.ts";

export const linkVariants = ["inline", "standalone", "quiet"] as const;

export interface LinkProps {
  readonly href: string;
  /** `inline` stands in a sentence, `standalone` by itself, `quiet` in lists of many links. */
  readonly variant?: (typeof linkVariants)[number] | undefined;
  readonly icon?: IconGlyph | undefined;
  /** Opens in a new tab, and says so. */
  readonly newTab?: boolean | undefined;
  /** The language of the page it leads to, where it is another. */
  readonly hrefLang?: string | undefined;
  readonly lang?: string | undefined;
  /** Marks the link to where the learner already is. */
  readonly current?: "page" | "true" | undefined;
  /** The id of what else there is to know before it is followed. */
  readonly describedBy?: string | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
  readonly children: ReactNode;
}

/** Goes somewhere. Inside a `NavigationProvider` it does so without loading the page anew. */
export function Link(props: LinkProps) {
  const {
    href,
    variant = "inline",
    icon,
    newTab = false,
    hrefLang,
    lang,
    current,
    describedBy,
    onBlur,
    ref,
    children,
  } = props;
  const { t } = useI18n();
  const click = useLinkClick();
  return (
    <a
      {...dataOf(props)}
      ref={ref}
      href={href}
      hrefLang={hrefLang}
      lang={lang}
      aria-current={current}
      aria-describedby={describedBy}
      target={newTab ? "_blank" : undefined}
      rel={newTab ? "noreferrer" : undefined}
      className={link({ variant })}
      onClick={click}
      onBlur={onBlur}
    >
      {icon === undefined ? null : <Icon icon={icon} />}
      {children}
      {newTab ? (
        <>
          <Icon icon={ArrowUpRight} flips />
          <VisuallyHidden>{t("kit.opensInNewTab")}</VisuallyHidden>
        </>
      ) : null}
    </a>
  );
}
