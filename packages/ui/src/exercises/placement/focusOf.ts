import type { PlacementFocus } from "@alambic/domain/exercises/placement";

/** The item or place that an element stands for; null for anything else on the board. */
export function focusOf(target: EventTarget | null): PlacementFocus | null {
  const element =
    target instanceof Element ? target.closest<HTMLElement>("[data-item], [data-place]") : null;
  const { place, item } = element?.dataset ?? {};
  if (place !== undefined) return { on: "place", id: place };
  return item === undefined ? null : { on: "item", id: item };
}
