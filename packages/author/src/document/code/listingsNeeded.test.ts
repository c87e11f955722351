import { expect, it } from "vitest";

import { listingsNeeded } from "./listingsNeeded.ts";

it.each<[string, string, readonly string[], readonly number[]]>([
  ["what gives its names, and all since", "print(a + b)", ["a = 1", "c = 3", "b = 2"], [0, 1, 2]],
  ["what these need", "print(b)", ["a = 1", "b = a + 1"], [0, 1]],
  ["the last that gives a name", "print(a)", ["a = 1", "a = 2"], [1]],
  ["what changes it by another name", "print(a)", ["a = [1]", "b = a", "b.append(2)"], [0, 1, 2]],
  ["what a method changes", "acc.balance + 1", ["acc = Account(100)", "acc.deposit(50)"], [0, 1]],
  [
    "what a function changes",
    "n + 1",
    ["n = 1\ndef inc():\n    global n\n    n += 1", "inc()"],
    [0, 1],
  ],
  ["what it changes itself", "x = x + 1\nprint(x * 2)", ["x = 5"], [0]],
  ["what adds to itself since", "print(n)", ["n = 1", "n += 2", "n = n + 3"], [0, 1, 2]],
  ["what a parameter hides only within", "def f(x):\n    return x\nprint(x * 2)", ["x = 4"], [0]],
  ["no output that happens to name it", "print(a)", ["a = [1]", "a is 1"], [0]],
  ["nothing for what nobody names", "print(len('a'))", ["a = 1"], []],
  ["nothing for what it names itself", "for a in [1, 2]:\n    pass\nprint(a)", ["a = 1"], []],
])("a listing needs %s", (_, code, earlier, expected) => {
  expect(listingsNeeded(code, earlier)).toEqual(expected);
});
