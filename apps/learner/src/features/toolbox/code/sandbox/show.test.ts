import { expect, test } from "vitest";
import { show } from "./show.ts";

const circle: { self?: unknown } = {};
circle.self = circle;
class Point {
  x = 1;
  get far(): never {
    throw new Error("asked");
  }
}

test.each<[unknown, string]>([
  ["a\n", String.raw`"a\n"`],
  [-0, "-0"],
  [3n, "3n"],
  [Symbol("s"), "Symbol(s)"],
  [{ a: [1, null], "b c": "d" }, '{ a: [1, null], "b c": "d" }'],
  [[[[[[1]]]]], "[[[[[…]]]]]"],
  [new Point(), "Point { x: 1 }"],
  [
    {
      get a(): never {
        throw new Error("asked");
      },
    },
    "{ a: [Getter] }",
  ],
  [circle, "{ self: [Circular] }"],
  [new Map([["a", new Set([1])]]), 'Map(1) { "a" => Set(1) { 1 } }'],
  [new Uint8Array(2), "Uint8Array [0, 0]"],
  [new RangeError("far"), "RangeError: far"],
  [Point, "[class Point]"],
  [() => 1, "[function anonymous]"],
  [Array.from({ length: 101 }, () => 0), `[${"0, ".repeat(100)}…]`],
])("%# is shown as one would write it", (value, text) => expect(show(value)).toBe(text));

test("what is long is cut", () => expect(show("a".repeat(20_000))).toHaveLength(10_001));
