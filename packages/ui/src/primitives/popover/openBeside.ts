/**
 * Opens a panel beside its trigger, and hands it to the browser: that closes it by its trigger, by Escape and
 * by a press elsewhere, and places it. Returns how to close it.
 */
export function openBeside(panel: HTMLElement, trigger: HTMLButtonElement): () => void {
  const closed = new AbortController();
  const anchor = `--${panel.id}`;
  trigger.popoverTargetElement = panel;
  trigger.style.setProperty("anchor-name", anchor);
  panel.style.setProperty("position-anchor", anchor);
  panel.showPopover();
  if (!CSS.supports("anchor-name: --a")) {
    void import("./placeBeside.ts").then(({ placeBeside }) =>
      placeBeside(panel, trigger, closed.signal),
    );
  }
  return () => {
    closed.abort();
    panel.hidePopover();
    trigger.popoverTargetElement = null;
  };
}
