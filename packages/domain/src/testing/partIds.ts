import fc from "fast-check";
import type { Arbitrary } from "fast-check";

/** Ids of parts that differ from each other, some of them named as objects' own members are. */
export function partIds(least: number, most: number): Arbitrary<string[]> {
  const id = fc.oneof(
    fc.stringMatching(/^[A-Za-z0-9_-]{1,6}$/u),
    fc.constantFrom("__proto__", "constructor", "toString"),
  );
  return fc.uniqueArray(id, { minLength: least, maxLength: most });
}
