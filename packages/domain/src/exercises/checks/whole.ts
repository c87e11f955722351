import type { Check } from "./check.ts";

/** A whole number of at least `least` and at most `most`. */
export function whole(least: number, most = Infinity): Check<number> {
  return (value, path, report): value is number => {
    if (!Number.isInteger(value) || typeof value !== "number") {
      report(path, "wrong_type", "Expected a whole number.");
      return false;
    }
    if (value < least) report(path, "too_small", `Expected at least ${least}.`);
    if (value > most) report(path, "too_large", `Expected at most ${most}.`);
    return value >= least && value <= most;
  };
}
