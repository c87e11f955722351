function distanceTo(element: HTMLElement, x: number, y: number): number {
  const { left, top, width, height } = element.getBoundingClientRect();
  return Math.hypot(left + width / 2 - x, top + height / 2 - y);
}

/** What lies at a point of the window, in whatever shadow root. */
function elementAt(x: number, y: number): Element | null {
  let element = document.elementFromPoint(x, y);
  for (let inner = element; inner !== null;) {
    element = inner;
    inner = element.shadowRoot?.elementFromPoint(x, y) ?? null;
    if (inner === element) return element;
  }
  return element;
}

/**
 * The place under a point of the window, in CSS pixels: what bears `data-drop`. In an area that bears
 * `data-nearest` it is the nearest one, so that places that are close together share what is between.
 */
export function placeAt(x: number, y: number): string | null {
  const target = elementAt(x, y);
  const area = target?.closest("[data-nearest]");
  if (!area) return target?.closest<HTMLElement>("[data-drop]")?.dataset["drop"] ?? null;
  const [nearest] = [...area.querySelectorAll<HTMLElement>("[data-drop]")].toSorted(
    (a, b) => distanceTo(a, x, y) - distanceTo(b, x, y),
  );
  return nearest?.dataset["drop"] ?? null;
}
