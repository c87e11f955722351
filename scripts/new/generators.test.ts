import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../lib/root.ts";
import type { Change } from "./Change.ts";
import { component } from "./component.ts";
import { exercise } from "./exercise.ts";
import { operation } from "./operation.ts";

const changes: [string, Change][] = [
  ["a component", component("NightLamp", "patterns")],
  ["an exercise kind", exercise("word-order", { en: "Order", fr: "Ordonne", nl: "Orden" })],
  ["a command", operation("resetHint", "tutorials", "post", "/tutorials/{hint_id}/reset")],
  ["a query", operation("listHints", "tutorials", "get", "/tutorials/hints")],
];

describe.each(changes)("%s", (_name, { files, edits }) => {
  test.each(Object.entries(edits))("finds its place in %s", (path, edit) => {
    const text = readFileSync(join(root, path), "utf8");
    expect(edit(text).length).toBeGreaterThan(text.length);
  });

  test("writes files that are not empty", () => {
    for (const text of Object.values(files)) expect(text).toMatch(/\S[^]*\n$/u);
  });
});

test("what is no layer, no method or no path is refused", () => {
  expect(() => component("Lamp", "exercises")).toThrow("primitives or patterns");
  expect(() => operation("a", "users", "fetch", "/a")).toThrow("get, post");
  expect(() => operation("a", "users", "get", "a")).toThrow("starts with /");
});
