/** A box in the window, in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Size = Pick<Box, "width" | "height">;
export type Place = Pick<Box, "x" | "y">;

/** Between the card and what it explains, and between the card and the window's edge. */
const gap = 16;

/**
 * Where a card stands that explains a target: below it, above it, after it or before it, whichever
 * has room first; always whole inside the window, as far as the window is large enough. Without a
 * target it stands in the middle. `rightToLeft` swaps "after" and "before".
 */
export function placeCard(target: Box | null, card: Size, view: Size, rightToLeft: boolean): Place {
  const middle = { x: (view.width - card.width) / 2, y: (view.height - card.height) / 2 };
  if (target === null) return within(middle, card, view);
  const across = target.x + target.width / 2 - card.width / 2;
  const down = target.y + target.height / 2 - card.height / 2;
  const right = { x: target.x + target.width + gap, y: down };
  const left = { x: target.x - gap - card.width, y: down };
  const places: readonly Place[] = [
    { x: across, y: target.y + target.height + gap },
    { x: across, y: target.y - gap - card.height },
    ...(rightToLeft ? [left, right] : [right, left]),
  ];
  const found = places
    .map((place) => within(place, card, view))
    .find((place) => !overlaps({ ...place, ...card }, target));
  return found ?? within({ x: across, y: view.height }, card, view);
}

/** The nearest place in which the card is whole; its start wins where the window is too small. */
function within({ x, y }: Place, card: Size, view: Size): Place {
  const clamp = (value: number, most: number) => Math.max(gap, Math.min(value, most - gap));
  return { x: clamp(x, view.width - card.width), y: clamp(y, view.height - card.height) };
}

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
