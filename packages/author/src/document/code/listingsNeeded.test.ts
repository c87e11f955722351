import { expect, it } from "vitest";

import { listingsNeeded } from "./listingsNeeded.ts";

it.each<[string, string, readonly string[], readonly number[]]>([
  ["what gives its names", "print(a + b)", ["a = 1", "c = 3", "b = 2"], [0, 2]],
  ["what these need", "print(b)", ["a = 1", "b = a + 1"], [0, 1]],
  ["the last that gives a name", "print(a)", ["a = 1", "a = 2"], [1]],
  [
    "what changes it since",
    "print(a)",
    ["a = [1]", "a.append(2)", "a[0] = 3", "a += b"],
    [0, 1, 2, 3],
  ],
  [
    "what hands it on to a function",
    "print(a)",
    ["a = [1]", "def f(x):\n    x.pop()", "f(a)"],
    [0, 1, 2],
  ],
  [
    "nothing that only looks at it",
    "print(a)",
    ["a = [1]", "print(len(a))", "b = a[0] + max(a)"],
    [0],
  ],
  ["no output that happens to name it", "print(a)", ["a = [1]", "a is 1"], [0]],
  ["nothing for what nobody names", "print(len('a'))", ["a = 1"], []],
])("a listing needs %s", (_, code, earlier, expected) => {
  expect(listingsNeeded(code, earlier)).toEqual(expected);
});
