import { userEvent } from "vitest/browser";

const operable = ":is(a[href], button, input, select, textarea, summary, [tabindex='0'])";

/** Everything that can be operated now. */
export function operables(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(operable)].filter(
    (element) => !element.matches(":disabled") && element.checkVisibility(),
  );
}

export interface KeyboardWalk {
  /** What no key leads to. */
  readonly unreached: readonly string[];
  /** What has the focus and does not show it. */
  readonly unseen: readonly string[];
  /** Whether Tab leaves at the end. */
  readonly leaves: boolean;
}

/** More stops than an exercise has: focus that never leaves is caught in it. */
const mostStops = 60;

/** Goes through a place by Tab from before it to behind it, and notes what has the focus. */
export async function walkByKeyboard(container: HTMLElement): Promise<KeyboardWalk> {
  const before = sentinel();
  const behind = sentinel();
  container.before(before);
  container.after(behind);
  before.focus();
  const reached = new Set<Element>();
  const unseen: string[] = [];
  for (let stop = 0; stop < mostStops && document.activeElement !== behind; stop += 1) {
    await userEvent.keyboard("{Tab}");
    const focused = document.activeElement;
    if (focused === null || !container.contains(focused)) continue;
    reached.add(focused);
    if (!showsFocus(focused)) unseen.push(nameOf(focused));
  }
  const leaves = document.activeElement === behind;
  const unreached = operables(container).filter(
    (element) => !reached.has(element) && !isArrowed(element, reached),
  );
  before.remove();
  behind.remove();
  return { unreached: unreached.map(nameOf), unseen, leaves };
}

/** Arrow keys lead to the other radios of a group, and through a board that is one stop. */
function isArrowed(element: HTMLElement, reached: ReadonlySet<Element>): boolean {
  if (element instanceof HTMLInputElement && element.type === "radio") {
    return [...reached].some((one) => one instanceof HTMLInputElement && one.name === element.name);
  }
  return element.tabIndex === -1;
}

/**
 * Whether an outline shows that an element has the focus: its own, that of what is around it, or that of
 * the area that a link spreads over its card.
 */
export function showsFocus(element: Element): boolean {
  const ringed = [element, ...ancestors(element, 3)].map((one) => getComputedStyle(one));
  return [...ringed, getComputedStyle(element, "::after")].some(
    ({ outlineStyle, outlineWidth, boxShadow }) =>
      (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== "none",
  );
}

function ancestors(element: Element, most: number): Element[] {
  const found: Element[] = [];
  for (let at = element.parentElement; at !== null && found.length < most; at = at.parentElement) {
    found.push(at);
  }
  return found;
}

function sentinel(): HTMLButtonElement {
  const button = document.createElement("button");
  button.textContent = "…";
  return button;
}

function nameOf(element: Element): string {
  return element.outerHTML.slice(0, 120);
}
