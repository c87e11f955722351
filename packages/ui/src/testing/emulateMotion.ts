import type { CDPSession } from "@vitest/browser-playwright";
import { cdp } from "vitest/browser";

const browser: CDPSession = cdp();

/** Asks for motion, or for less of it, as the settings of a device do. */
export function emulateMotion(value: "reduce" | "no-preference"): Promise<unknown> {
  return browser.send("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-reduced-motion", value }],
  });
}
