import type { ReactNode } from "react";
import { useI18n } from "@alambic/i18n/react";
import { Container } from "../../primitives/container/Container.tsx";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { Logo } from "../../primitives/logo/Logo.tsx";
import { useLinkClick } from "../../primitives/navigation/NavigationProvider.tsx";
import type { NavItem } from "../nav-item.ts";
import * as styles from "./TopBar.css.ts";

export const topBarGrounds = ["card", "clear"] as const;

export interface TopBarProps {
  /** Where the wordmark leads. */
  readonly homeHref: string;
  /** Shown from 900 px; below, the tab bar has them. */
  readonly items?: readonly NavItem[] | undefined;
  /** At the end of the bar: membership, account, or a guest's links. */
  readonly end?: ReactNode;
  /** Before and after it from 600 px on: a phone has no room for them. */
  readonly extra?: ReactNode;
  /** Stands behind what is at the end, where there is room for it. */
  readonly extraLast?: ReactNode;
  /** `clear` lets a landing page's light shine through. */
  readonly ground?: (typeof topBarGrounds)[number] | undefined;
}

/** The bar at the top of every screen. */
export function TopBar(props: TopBarProps) {
  const { homeHref, items = [], end: atEnd, ground = "card" } = props;
  const { extra, extraLast } = props;
  const { t } = useI18n();
  const click = useLinkClick();
  return (
    <header className={styles.bar({ ground })}>
      <Container width="page">
        <div className={styles.row}>
          <a className={styles.brand} href={homeHref} onClick={click}>
            <Logo />
          </a>
          {items.length === 0 ? null : (
            <nav className={styles.nav} aria-label={t("kit.mainNavigation")}>
              <ul className={styles.list}>
                {items.map(({ href, label, icon, current }) => (
                  <li key={href}>
                    <a
                      className={styles.item({ current })}
                      href={href}
                      aria-current={current ? "page" : undefined}
                      onClick={click}
                    >
                      <Icon icon={icon} size="medium" />
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <div className={styles.end}>
            {extra === undefined ? null : <div className={styles.extraBesidePlaces}>{extra}</div>}
            {atEnd}
            {extraLast === undefined ? null : <div className={styles.extra}>{extraLast}</div>}
          </div>
        </div>
      </Container>
    </header>
  );
}
