import { describe, expect, it } from "vitest";

import { namesBound, namesGiven, namesUsed } from "./namesUsed.ts";
import { isComplete, openNames } from "./openNames.ts";

describe("names of code", () => {
  it.each([
    ["total = 1\ntotal += rate", ["total"], []],
    [">>> a, b = 1, 2\n>>> a\n1", ["a", "b"], []],
    ["for k, v in pairs.items():\n    print(k)", [], ["k", "v"]],
    ["{v: k for k, v in morse.items()}", [], ["k", "v"]],
    ["def f(x, y):\n    return x", ["f"], ["x", "y"]],
    ["const twice = (n) => 2 * n;", ["twice"], ["n"]],
    ["items.map(item => item.price)", [], ["item"]],
    ["import math", ["math"], []],
    ["int main(void) {\n  int n = 3;", ["main", "n"], []],
  ])("are given, and bound, in %s", (code, given, bound) => {
    expect([...namesGiven(code)].toSorted()).toEqual(given);
    expect([...namesBound(code)].toSorted()).toEqual(bound);
  });

  it("are used but behind a dot, in strings and in comments", () => {
    const names = namesUsed('print([...towns].sort(), "names", len(a) // b)  # of people');
    expect([...names].toSorted()).toEqual(["a", "b", "len", "towns"]);
  });

  it.each([
    ["print(a)", ["a"]],
    ["a = 1\nprint(a)", []],
    ["a = a + 1", ["a"]],
    ["a += 1", ["a"]],
    ["def f(a):\n    return a\nprint(a)", ["a"]],
    ["for a in b:\n    print(a)\nprint(a)", ["b"]],
    ["print([a * 2 for a in b])", ["b"]],
    ["from shapes import Box", ["Box", "shapes"]],
  ])("are open in %s", (code, expected) => {
    const open = [...openNames(code)].filter((name) => name !== "print");
    expect(open.toSorted()).toEqual(expected);
  });

  it.each([
    ["a = [1]\nb = 2\nprint(len(a), max(b, 1))", true],
    ["console.log(Math.abs(-3));", true],
    ["a = [1]\nprint(len(a), max(b, 1))", false],
    ["print(double(4) + 1)", false],
    ["acc = Account(4)\nprint(acc.n + 1)", false],
    ["print(PRICE * 2)", false],
    ["from shapes import area\nprint(area(2))", false],
  ])("tell of %s whether it is complete", (code, expected) => {
    expect(isComplete(code)).toBe(expected);
  });
});
