import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { searchWords } from "./search-words.ts";

const source = join(import.meta.dirname, "../..");
const pages = ["primitives", "patterns", "exercises", "embed"].flatMap((folder) =>
  readdirSync(join(source, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".stories.tsx"))
    .map((file) => readFileSync(join(source, folder, file), "utf8"))
    .map(
      (text) => /title: "((?:Brand|Primitives|Patterns|Exercises|Embed)\/[^"]+)"/.exec(text)?.[1],
    ),
);

test("every page of a component is found by its task, once", () => {
  const listed = Object.values(searchWords).flatMap((group) => Object.keys(group));
  expect(pages.filter((page) => page === undefined || !listed.includes(page))).toEqual([]);
  expect(listed).toHaveLength(new Set(listed).size);
});
