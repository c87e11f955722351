import { vi } from "vitest";

/** Milliseconds that a test waits for what must come: a busy machine is slow, and nothing is wrong. */
export const patienceMs = 10_000;

const { waitFor } = vi;

/** Vitest gives up after one second, and has no setting for it. */
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === "number" ? options : { timeout: patienceMs, ...options });
