import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { readings } from "./Reading.ts";
import { readingRows } from "./readingRows.ts";
import { parseVerdicts, readVerdicts } from "./readVerdicts.ts";

const files = readdirSync(join(import.meta.dirname, "../documents/verdicts"))
  .filter((name) => name.endsWith(".md") && name !== "README.md")
  .map((name) => name.slice(0, -".md".length));

describe("verdicts of strangers", () => {
  it.each(files)("%s: its head tells what its items do", (file) => {
    expect(readVerdicts(file).verdicts.length).toBeGreaterThan(4);
  });

  it("are refused where the head tells otherwise, or an item is missing", () => {
    const items = "1. **good**\n   A\n2. **bad**: unclear\n   B\n";
    const head = (good: number) => `Good ${good}, doubtful 0, bad 1; wrong keys 0.\n`;
    expect(parseVerdicts(head(1) + items, "file").verdicts).toEqual(["good", "bad"]);
    expect(() => parseVerdicts(head(2) + items, "file")).toThrow("says good 2, and holds 1");
    expect(() => parseVerdicts(head(1) + items.replace("1.", "3."), "file")).toThrow("missing");
    expect(() => parseVerdicts(items, "file")).toThrow("no head");
  });

  it("blame the manual only for items that did not pass", () => {
    for (const { manualsOwn, files: own } of readings)
      for (const { file, item } of manualsOwn) {
        expect(own).toContain(file);
        expect(readVerdicts(file).verdicts[item - 1]).toBe("bad");
      }
  });

  it("reach their bars", () => {
    expect(readingRows().filter(({ holds }) => holds === false)).toEqual([]);
    expect(readingRows().filter(({ holds }) => holds === true)).toHaveLength(2);
  });
});
