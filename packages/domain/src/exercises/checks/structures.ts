import type { Check, Checked } from "./check.ts";
import { member } from "./check.ts";

export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export type Checks = Readonly<Record<string, Check<unknown>>>;
type Shape<Required extends Checks, Optional extends Checks> = {
  [Key in keyof Required]: Checked<Required[Key]>;
} & { [Key in keyof Optional]?: Checked<Optional[Key]> };
type NoChecks = Record<never, never>;

/** An object with the required properties, perhaps the optional ones, and no others. */
export function object<const Required extends Checks, const Optional extends Checks = NoChecks>(
  required: Required,
  optional?: Optional,
): Check<Shape<Required, Optional>> {
  const known = new Map<string, Check<unknown>>(Object.entries({ ...optional, ...required }));
  return (value, path, report): value is Shape<Required, Optional> => {
    if (!isObject(value)) {
      report(path, "wrong_type", "Expected an object.");
      return false;
    }
    let valid = true;
    for (const key of Object.keys(required)) {
      if (Object.hasOwn(value, key)) continue;
      report(member(path, key), "missing", "This property is required.");
      valid = false;
    }
    for (const [key, part] of Object.entries(value)) {
      const check = known.get(key);
      if (check === undefined) report(member(path, key), "unknown_property", "Not a property.");
      valid = check !== undefined && check(part, member(path, key), report) && valid;
    }
    return valid;
  };
}

/** A list of `least` to `most` items. */
export function list<Item>(item: Check<Item>, least: number, most: number): Check<Item[]> {
  return (value, path, report): value is Item[] => {
    if (!Array.isArray(value)) {
      report(path, "wrong_type", "Expected a list.");
      return false;
    }
    if (value.length < least) report(path, "too_short", `Expected at least ${least} items.`);
    if (value.length > most) {
      report(path, "too_long", `Expected at most ${most} items.`);
      return false;
    }
    const checked = value.map((part, index) => item(part, member(path, index), report));
    return value.length >= least && checked.every(Boolean);
  };
}
