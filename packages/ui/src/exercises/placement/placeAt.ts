function distanceTo(element: HTMLElement, x: number, y: number): number {
  const { left, top, width, height } = element.getBoundingClientRect();
  return Math.hypot(left + width / 2 - x, top + height / 2 - y);
}

/**
 * The place under a point of the window, in CSS pixels: what bears `data-drop`. In an area that bears
 * `data-nearest` it is the nearest one, so that places that are close together share what is between.
 */
export function placeAt(x: number, y: number): string | null {
  const target = document.elementFromPoint(x, y);
  const area = target?.closest("[data-nearest]");
  if (!area) return target?.closest<HTMLElement>("[data-drop]")?.dataset["drop"] ?? null;
  const [nearest] = [...area.querySelectorAll<HTMLElement>("[data-drop]")].toSorted(
    (a, b) => distanceTo(a, x, y) - distanceTo(b, x, y),
  );
  return nearest?.dataset["drop"] ?? null;
}
