import type { CDPSession } from "@vitest/browser-playwright";
import { cdp } from "vitest/browser";

const browser: CDPSession = cdp();
const corner = { x: 1, y: 1, button: "left", clickCount: 1 } as const;

/**
 * Has the browser forget that a key was pressed, which has each focus show from then on: presses the pointer
 * where nothing is, and keeps that from moving the focus itself.
 */
export async function forgetKeys(): Promise<void> {
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener("mousedown", stay, { capture: true });
  await browser.send("Input.dispatchMouseEvent", { type: "mousePressed", ...corner });
  await browser.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...corner });
  await browser.send("Input.dispatchMouseEvent", { type: "mouseMoved", x: -10, y: -10 });
  window.removeEventListener("mousedown", stay, { capture: true });
}
