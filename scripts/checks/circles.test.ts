import { expect, test } from "vitest";
import { circlesOf, importsOf } from "./circles.ts";

const graph = (edges: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(edges));

test("files that lead one way are no circle, even where two ways meet", () => {
  expect(circlesOf(graph({ a: ["b", "c"], b: ["d"], c: ["d"], d: [] }))).toEqual([]);
});

test("each circle is found whole, the largest first", () => {
  const imports = { a: ["b"], b: ["c", "x"], c: ["a"], x: ["y"], y: ["x"], z: ["a", "y"] };
  expect(circlesOf(graph(imports))).toEqual([
    ["a", "b", "c"],
    ["x", "y"],
  ]);
});

test("a file that imports itself is a circle", () => {
  expect(circlesOf(graph({ a: ["a"] }))).toEqual([["a"]]);
});

test("imports, exports, types and imports on demand count; other packages do not", () => {
  const text = `import type { A } from "./a.ts";
    export { b } from "../b.ts";
    import {
      c,
    } from "./c.ts";
    import "./d.ts";
    const e = () => import("./e.ts");
    import { f } from "@alambic/f";
    import { g } from "./unknown.ts";`;
  const known = new Set(["x/a.ts", "b.ts", "x/c.ts", "x/d.ts", "x/e.ts"]);
  expect(importsOf("x/here.ts", text, known)).toEqual([
    "x/a.ts",
    "b.ts",
    "x/c.ts",
    "x/d.ts",
    "x/e.ts",
  ]);
});
