import { describe, expect, it } from "vitest";

import { namesGiven, namesUsed } from "./namesUsed.ts";

describe("names of code", () => {
  it.each([
    ["total = 1\ntotal += rate", ["total"]],
    [">>> a, b = 1, 2\n>>> a\n1", ["a", "b"]],
    ["for k, v in pairs.items():\n    print(k)", ["k", "v"]],
    ["{v: k for k, v in morse.items()}", ["k", "v"]],
    ["def f(x, y):\n    return x", ["f", "x", "y"]],
    ["const twice = (n) => 2 * n;", ["twice", "n"]],
    ["items.map(item => item.price)", ["item"]],
    ["import math", ["math"]],
    ["int main(void) {\n  int n = 3;", ["main", "n"]],
  ])("are given in %s", (code, expected) => {
    expect([...namesGiven(code)].toSorted()).toEqual(expected.toSorted());
  });

  it("are used but behind a dot, in strings and in comments", () => {
    const names = namesUsed('print([...towns].sort(), "names", len(a))  # of people');
    expect([...names].toSorted()).toEqual(["a", "len", "towns"]);
  });
});
