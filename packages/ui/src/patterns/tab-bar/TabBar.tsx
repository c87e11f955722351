import { useI18n } from "@alambic/i18n/react";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { useLinkClick } from "../../primitives/navigation/NavigationProvider.tsx";
import type { NavItem } from "../nav-item.ts";
import { bar, item, label as labelClass, list } from "./TabBar.css.ts";

export interface TabBarProps {
  /** Three to five places with short names. */
  readonly items: readonly NavItem[];
}

/** The places of the top bar, at the thumb of a phone. */
export function TabBar({ items }: TabBarProps) {
  const { t } = useI18n();
  const click = useLinkClick();
  return (
    <nav className={bar} aria-label={t("kit.mainNavigation")}>
      <ul className={list}>
        {items.map(({ href, label, icon, current }) => (
          <li key={href}>
            <a
              className={item({ current })}
              href={href}
              aria-current={current ? "page" : undefined}
              onClick={click}
            >
              <Icon icon={icon} size="medium" />
              <span className={labelClass}>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
