const headings = "h1, h2, h3, h4, h5, h6";

/** What has the focus, in whatever shadow root; null where nothing has. */
function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element === document.body ? null : element;
}

/** What stands around an element, from the inside out, as far as its document or shadow root goes. */
function around({ parentElement }: Element): readonly HTMLElement[] {
  return parentElement === null ? [] : [parentElement, ...around(parentElement)];
}

function focus(element: HTMLElement, preventScroll: boolean): void {
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll });
}

/**
 * Keeps the focus at the place of what was pressed and is about to go: on what stands around it, then
 * on the heading that comes there. Who goes elsewhere meanwhile is left alone.
 */
export function keepFocus(): void {
  const pressed = focused();
  if (pressed === null) return;
  const places = around(pressed);
  const root = pressed.getRootNode();
  const known = new Set(places.at(-1)?.querySelectorAll(headings));
  let held = pressed;
  const observer = new MutationObserver(() => {
    const now = focused();
    const place = places.find(({ isConnected }) => isConnected);
    const isElsewhere = now !== held && (held.isConnected || now !== null);
    if (place === undefined || isElsewhere) {
      observer.disconnect();
      return;
    }
    const found = [...place.querySelectorAll<HTMLElement>(headings)];
    const heading = found.find((one) => !known.has(one));
    if (heading !== undefined) {
      observer.disconnect();
      focus(heading, false);
    } else if (!held.isConnected) {
      held = place;
      focus(place, true);
    }
  });
  observer.observe(root, { childList: true, subtree: true });
}
