import { lazy } from "../lazy.ts";

/** What reads and judges a typed number, and what is said of it. */
export const lazyNumeric = lazy(async () => (await import("./numericMarking.ts")).numericMarking);
