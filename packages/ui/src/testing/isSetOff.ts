/** The frame of a field is at most two elements around it, the dot of a point is in it. */
function shapesOf(element: Element): Element[] {
  const frames = [element.parentElement, element.parentElement?.parentElement];
  return [element, ...frames, element.firstElementChild].flatMap((one) => one ?? []);
}

/**
 * Whether an edge or a ground sets a control off from the page. In forced colours the shadows and the
 * colours of the author are gone.
 */
export function isSetOff(element: Element): boolean {
  const page = getComputedStyle(document.body).backgroundColor;
  return shapesOf(element).some((shape) => {
    const { appearance, backgroundColor, borderBlockEndStyle, borderBlockEndWidth } =
      getComputedStyle(shape);
    const hasEdge = borderBlockEndStyle !== "none" && Number.parseFloat(borderBlockEndWidth) > 0;
    return (
      hasEdge || appearance === "auto" || ![page, "rgba(0, 0, 0, 0)"].includes(backgroundColor)
    );
  });
}
