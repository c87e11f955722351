import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { runJavaScript } from "./runJavaScript.ts";
import { toScript } from "./toScript.ts";

const names = ["a", "b", "c", "f", "P", "i", "location"];
afterEach(() => {
  for (const name of names) Reflect.deleteProperty(globalThis, name);
});

let count = 0;
async function run(...cells: readonly string[]): Promise<unknown> {
  let last: unknown;
  for (const cell of cells) {
    count += 1;
    const outcome = await runJavaScript(count, cell);
    last = outcome.kind === "done" ? outcome.value : outcome.error;
  }
  return last;
}

test.each<[string, readonly string[], string | null]>([
  ["the value of the last expression", ["1\n2 + 1;"], "3"],
  ["no value of a declaration", ["let a = 1"], null],
  [
    "what an earlier cell declared",
    ["let a = 1, b\nconst c = 3", "[a, b, c]"],
    "[1, undefined, 3]",
  ],
  ["a cell that is run again", ["const a = 1", "const a = 2", "a"], "2"],
  ["patterns", ["const {a, b: [, ...c]} = {a: 1, b: [2, 3]}", "[a, c]"], "[1, [3]]"],
  ["functions before their place", ["a = f()\nfunction f() { return 7 }", "[a, f()]"], "[7, 7]"],
  ["classes", ["class P { q = 1 }", "new P()"], "P { q: 1 }"],
  [
    "var in a loop, and under an if",
    ["for (var i = 0; i < 3; i++);\nif (i) var a = i", "[i, a]"],
    "[3, 3]",
  ],
  ["var in the head of a for … of", ["for (var a of [1, 2]);", "a"], "2"],
  ["lines without semicolons", ["let a = [1]\nlet b = a\n;[b]"], "[[1]]"],
  ["what is awaited", ["const a = await Promise.resolve(1)\nPromise.resolve(a + 1)"], "2"],
  ["names that the thread itself has", ["let location = 5", "location"], "5"],
  ["a comment at its end", ["1 // one"], "1"],
])("a cell knows %s", async (_, cells, value) => expect(await run(...cells)).toBe(value));

test("a fault is told with the line of the cell", async () => {
  expect(await run("let a = 1\n\nnull.b")).toMatchObject({ line: 3 });
  expect(await run("function f() {\n  throw new Error('no')\n}", "1\nf()")).toEqual({
    message: "Error: no",
    line: 2,
  });
  expect(await run("let a\n= ;")).toEqual({ message: "SyntaxError: Unexpected token", line: 2 });
  expect(await run("throw 'a text'")).toEqual({ message: '"a text"', line: null });
});

test("no cell moves a line", () => {
  const piece = fc.constantFrom(
    "let a = 1;",
    "const {b} = {b: 1}",
    "var c",
    "function f() {\n}",
    "class P {\n}",
    "for (var i of [])\n  ;",
    "// said",
    "a",
    "",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const source = [...new Set(pieces)].join("\n");
      const script = toScript(source);
      if (!script.ok) throw new Error(script.error.message);
      const lines = script.value.code.split("\n");
      expect(lines).toHaveLength(source.split("\n").length + 1);
    }),
  );
});
