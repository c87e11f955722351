import type { Check } from "./check.ts";

interface TextLimits {
  readonly least?: number;
  readonly most?: number;
  readonly pattern?: RegExp;
}

/** Counts characters as JSON Schema does: code points, not UTF-16 units. */
function length(value: string): number {
  let count = 0;
  for (const _ of value) count += 1;
  return count;
}

/** A string within limits. */
export function text({ least = 0, most = Infinity, pattern }: TextLimits = {}): Check<string> {
  return (value, path, report): value is string => {
    if (typeof value !== "string") {
      report(path, "wrong_type", "Expected a text.");
      return false;
    }
    const count = length(value);
    if (count < least) report(path, "too_short", `Expected at least ${least} characters.`);
    if (count > most) report(path, "too_long", `Expected at most ${most} characters.`);
    const formed = pattern === undefined || pattern.test(value);
    if (!formed) report(path, "malformed", `Expected a text that matches ${pattern}.`);
    return count >= least && count <= most && formed;
  };
}

export const flag: Check<boolean> = (value, path, report): value is boolean => {
  if (typeof value === "boolean") return true;
  report(path, "wrong_type", "Expected true or false.");
  return false;
};

/** One of the listed texts. */
export function among<const Value extends string>(values: readonly Value[]): Check<Value> {
  return (value, path, report): value is Value => {
    if (values.some((allowed) => allowed === value)) return true;
    report(path, "not_allowed", `Expected one of: ${values.join(", ")}.`);
    return false;
  };
}
