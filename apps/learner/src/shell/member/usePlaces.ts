import { useI18n } from "@alambic/i18n/react";
import type { NavItem } from "@alambic/ui/TopBar";
import { Flag, House, LibraryBig, Pill, RotateCcw } from "@alambic/ui/icons";
import { paths } from "../../shared/routing/paths.ts";

export interface Places {
  /** With their full names, for the top bar. */
  readonly top: readonly NavItem[];
  /** With short names, for the tab bar of a phone. */
  readonly tabs: readonly NavItem[];
}

/** The main places of a member, with the one marked that an address lies in. */
export function usePlaces(location: string): Places {
  const { t } = useI18n();
  const isIn = (place: string) => location === place || location.startsWith(`${place}/`);
  const places = [
    {
      href: paths.dashboard,
      label: t("member.dashboard"),
      short: t("member.tabDashboard"),
      icon: House,
      current: isIn(paths.dashboard),
    },
    {
      href: paths.quests,
      label: t("member.quests"),
      short: t("member.quests"),
      icon: Flag,
      current: isIn(paths.quests),
    },
    {
      href: paths.reviews,
      label: t("member.reviews"),
      short: t("member.reviews"),
      icon: RotateCcw,
      current: isIn(paths.reviews),
    },
    {
      href: paths.library,
      label: t("member.library"),
      short: t("member.tabLibrary"),
      icon: LibraryBig,
      current: isIn(paths.library),
    },
    {
      href: paths.capsules,
      label: t("member.capsules"),
      short: t("member.capsules"),
      icon: Pill,
      current: isIn(paths.capsules) || isIn("/capsule"),
    },
  ];
  return {
    top: places,
    tabs: places.map(({ short, ...place }) => ({ ...place, label: short })),
  };
}
