/**
 * Keeps a panel beside its trigger where the browser has no anchors: as `PopoverPanel.css.ts` does, until it
 * is closed.
 */
export function placeBeside(panel: HTMLElement, trigger: Element, closed: AbortSignal): void {
  const place = () => {
    const at = trigger.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const { offsetWidth, offsetHeight } = panel;
    const margin = Number.parseFloat(getComputedStyle(panel).marginTop);
    const [width, height] = [offsetWidth + 2 * margin, offsetHeight + 2 * margin];
    const [above, last] = [at.top - height, clientHeight - height];
    const outside = above >= 0 ? above : Math.max(0, last);
    const left = Math.max(0, Math.min((at.left + at.right - width) / 2, clientWidth - width));
    panel.style.insetInline = "auto";
    panel.style.left = `${left}px`;
    panel.style.top = `${at.bottom <= last ? at.bottom : outside}px`;
  };
  if (closed.aborted) return;
  const sizes = new ResizeObserver(place);
  sizes.observe(panel);
  closed.addEventListener("abort", () => sizes.disconnect());
  addEventListener("resize", place, { signal: closed });
  addEventListener("scroll", place, { signal: closed, capture: true, passive: true });
  place();
}
