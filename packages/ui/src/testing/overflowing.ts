/** What reaches beyond the screen, except inside something that scrolls or hides by intent. */
export function overflowing(container: HTMLElement): string[] {
  const box = document.body.getBoundingClientRect();
  return [...container.querySelectorAll("*")].flatMap((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    const within = left >= box.left - 1 && right <= box.right + 1;
    const found = `${left} to ${right} of ${box.right}: ${element.outerHTML.slice(0, 120)}`;
    return within || width === 0 || isClipped(element, container) ? [] : [found];
  });
}

function isClipped(element: Element, container: HTMLElement): boolean {
  for (let at: Element | null = element; at !== null && at !== container; at = at.parentElement) {
    const { overflowX, clipPath, position } = getComputedStyle(at);
    if (overflowX !== "visible" || clipPath !== "none" || position === "fixed") return true;
    if (at instanceof SVGElement && at.tagName !== "svg") return true;
  }
  return false;
}
