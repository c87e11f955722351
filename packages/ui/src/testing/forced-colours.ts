import type { CDPSession } from "@vitest/browser-playwright";
import { cdp } from "vitest/browser";

const browser: CDPSession = cdp();

/** Puts the page in the colours of the system, as Windows does with its contrast themes, or back. */
export function forceColours(value: "active" | "none"): Promise<unknown> {
  return browser.send("Emulation.setEmulatedMedia", {
    features: [{ name: "forced-colors", value }],
  });
}

/** Takes the pointer off the page, where another test may have left it upon what is to be seen at rest. */
export function movePointerAway(): Promise<unknown> {
  return browser.send("Input.dispatchMouseEvent", { type: "mouseMoved", x: -10, y: -10 });
}

/**
 * What of a style is still drawn in forced colours: no shadow, no picture, no tint. The colours of lines
 * are left out as well, since a computed style has those of the author, which the system replaces.
 */
const surviving = [
  "borderBlockStartStyle",
  "borderBlockStartWidth",
  "borderBlockEndStyle",
  "borderBlockEndWidth",
  "outlineStyle",
  "outlineWidth",
  "textDecorationLine",
  "textDecorationThickness",
  "scale",
] as const;

/** How an element, what is in it and what is around it are drawn in forced colours. */
export function forcedLook(element: Element): string {
  const around = [element.parentElement, element.parentElement?.parentElement];
  const drawn = [element, ...around, ...element.querySelectorAll("*")].flatMap((one) =>
    one instanceof HTMLElement ? [getComputedStyle(one), getComputedStyle(one, "::after")] : [],
  );
  return drawn.map((style) => surviving.map((name) => style[name]).join(" ")).join("\n");
}
