import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { compileMessage } from "./compileMessage.ts";
import { generatedFiles } from "./generatedFiles.ts";
import { messageArguments } from "./messageArguments.ts";
import { parseMessage } from "./parseMessage.ts";
import { readCatalogues } from "./readCatalogues.ts";
import { renderTypes } from "./render.ts";

test("what is generated is what the catalogues say", () => {
  const folder = join(import.meta.dirname, "../generated");
  for (const [path, text] of generatedFiles(readCatalogues())) {
    expect(readFileSync(join(folder, path), "utf8"), path).toBe(text);
  }
});

test("the types name the arguments and tags of a message in all its branches", () => {
  const source = {
    "a.none": "Close",
    "a.some": "{name} has {count, plural, one {# {thing}} other {#}}",
    "a.tagged": "Read <link>the {kind, select, x {one} other {other}}</link>",
  };
  const types = renderTypes(["a"], [source]);
  expect(types).toContain('"a.none": undefined;');
  expect(types).toContain(
    '"a.some": { "name": string | number; "count": number; "thing": string | number };',
  );
  expect(types).toContain('"a.tagged": { "kind": string };');
  expect(types).toContain('"a.tagged": "link";');
});

test("an argument used as a number anywhere is a number", () => {
  const { values } = messageArguments(parseMessage("", "{n} {n, plural, one {a} other {b}} {n}"));
  expect([...values]).toEqual([["n", "number"]]);
});

test.each([
  ["a style of numbers", "{n, number, percent}"],
  ["a date", "{day, date, short}"],
  ["ordinals", "{n, selectordinal, other {#}}"],
  ["an offset", "{n, plural, offset:1 other {#}}"],
])("what the formatter does not do is refused: %s", (what, text) => {
  expect(() => compileMessage("a.much", text)).toThrow(`a.much has ${what}`);
});

test("a broken message is named", () => {
  expect(() => parseMessage("a.broken", "{n, plural, one {x}}")).toThrow(/a\.broken.*one \{x\}/s);
});
