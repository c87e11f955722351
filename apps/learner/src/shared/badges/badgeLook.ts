import type { BadgeCategory } from "@alambic/contract";
import { badgeRules } from "@alambic/domain/badges";
import type { BadgeTier } from "@alambic/domain/badges";
import type { BadgeItem } from "@alambic/ui/Badge";

type Emblem = BadgeItem["emblem"];

const emblems: Readonly<Record<BadgeCategory, Emblem>> = {
  lessons: "lessons",
  capsules: "capsules",
  regularity: "streak",
  memory: "reviews",
  precision: "mastery",
  discovery: "explorer",
  return: "seasons",
  quests: "quests",
  past: "champion",
};

/** Badges that bear another sign than their category. */
const own: ReadonlyMap<string, Emblem> = new Map([
  ["first_lesson", "first-drop"],
  ["capsules_20", "champion"],
  ["days_100", "seasons"],
]);

/** What a badge looks like. */
export function badgeLook(key: string): { readonly emblem: Emblem; readonly tier: BadgeTier } {
  const rule = badgeRules.find((one) => one.key === key);
  return { emblem: own.get(key) ?? emblems[rule?.category ?? "past"], tier: rule?.tier ?? 1 };
}
