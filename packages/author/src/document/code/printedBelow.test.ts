import { expect, it } from "vitest";

import { isPrintedBy } from "./printedBelow.ts";

const loop = "for n in range(3):\n    print(n)";

it.each<[string, string, boolean, boolean]>([
  ["a line for each call", 'print(1 + 1)\nprint("a" * 2)', false, true],
  ["more lines than calls", "print(1 + 1)", false, false],
  ["a line for each \\n of C", 'printf("%d\\n%d\\n", a, b);', true, true],
  ["lines of a loop, announced", loop, true, true],
  ["lines of a loop, of whose rounds three are shown", loop.replace("3", "9"), true, false],
  ["lines of a loop, in a function", `def f():\n    ${loop}`, true, false],
  ["lines of code that prints nothing", "n = 2", true, false],
])("%s", (name, code, isAnnounced, expected) => {
  const shown = name.includes("loop") ? "0\n1\n2" : "2\naa";
  expect(isPrintedBy(code, shown, isAnnounced)).toBe(expected);
});

it("is no code", () => {
  expect(isPrintedBy("print(1)", "n = 2", true)).toBe(false);
});
