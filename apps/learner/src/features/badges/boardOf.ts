import type { Badge, BadgeBoard } from "@alambic/contract";
import type { BadgeItem } from "@alambic/ui/Badge";
import type { BadgeCategory } from "@alambic/ui/BadgesBoard";
import { badgeLook } from "../../shared/badges/badgeLook.ts";
import type { BadgeTexts } from "../../shared/badges/useBadgeTexts.ts";

/** The badges as the kit shows them, by category. */
export function boardOf(board: BadgeBoard, texts: BadgeTexts): readonly BadgeCategory[] {
  return board.categories.map(({ category }) => ({
    id: category,
    name: texts.category(category),
    badges: board.badges
      .filter((badge) => badge.category === category)
      .map((badge) => itemOf(badge, texts)),
  }));
}

function itemOf(
  { key, points, progress, unlocked_at: unlocked }: Badge,
  texts: BadgeTexts,
): BadgeItem {
  return {
    id: key,
    name: texts.name(key),
    description: unlocked === null ? texts.text(key) : texts.won(key),
    ...badgeLook(key),
    points,
    state:
      unlocked === null
        ? {
            kind: "locked",
            progress: progress === null ? undefined : stepsOf(progress, texts),
          }
        : { kind: "unlocked", on: new Date(unlocked) },
  };
}

function stepsOf(progress: NonNullable<Badge["progress"]>, texts: BadgeTexts) {
  return { value: progress.value, max: progress.threshold, text: texts.progress(progress) };
}
