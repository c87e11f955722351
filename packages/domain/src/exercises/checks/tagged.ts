import type { Check, Checked } from "./check.ts";
import { member } from "./check.ts";
import type { Checks } from "./structures.ts";
import { isObject } from "./structures.ts";

/** An object whose `type` says which of the checks holds for it. */
export function tagged<const Cases extends Checks>(
  cases: Cases,
): Check<Checked<Cases[keyof Cases]>> {
  const byType = new Map(Object.entries(cases));
  return (value, path, report): value is Checked<Cases[keyof Cases]> => {
    if (!isObject(value)) {
      report(path, "wrong_type", "Expected an object.");
      return false;
    }
    const type = value["type"];
    const check = typeof type === "string" ? byType.get(type) : undefined;
    if (check !== undefined) return check(value, path, report);
    const known = [...byType.keys()].join(", ");
    report(member(path, "type"), "unknown_type", `Expected one of: ${known}.`);
    return false;
  };
}
