import type { Placement } from "@alambic/domain/exercises/placement";
import { useI18n } from "@alambic/i18n/react";
import type { ReactNode } from "react";
import { contentOf } from "./placement-parts.ts";
import type { PlacementPart } from "./placement-parts.ts";

interface NewsOptions {
  readonly places: readonly PlacementPart[];
  readonly items: readonly PlacementPart[];
  readonly announce: (what: ReactNode) => void;
}

/** Says what a step changed: what was picked up, where it was put, how many places are left. */
export function usePlacementNews({ places, items, announce }: NewsOptions) {
  const { t } = useI18n();

  const placed = (item: string, place: string, next: Placement) => {
    const free = next.places.length - new Set(next.placed.values()).size;
    announce(
      <>
        {contentOf(items, item)} {t("exercise.placement.placed")} {contentOf(places, place)}.{" "}
        {t("exercise.placement.left", { count: free })}
      </>,
    );
  };

  return (before: Placement, next: Placement): void => {
    if (next.held !== null && next.held !== before.held) {
      announce(
        <>
          {contentOf(items, next.held)} {t("exercise.placement.picked")}
        </>,
      );
      return;
    }
    if (next.placed === before.placed) {
      if (before.held === null || next.held !== null) return;
      announce(
        <>
          {contentOf(items, before.held)} {t("exercise.placement.released")}
        </>,
      );
      return;
    }
    for (const item of next.items) {
      const place = next.placed.get(item);
      if (place === before.placed.get(item)) continue;
      // Of two items that change places, the one in hand is the news.
      if (place === undefined && before.held !== null && before.held !== item) continue;
      if (place !== undefined) {
        placed(item, place, next);
        return;
      }
      announce(
        <>
          {contentOf(items, item)} {t("exercise.placement.removed")}
        </>,
      );
      return;
    }
  };
}
