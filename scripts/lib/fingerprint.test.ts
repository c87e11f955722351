import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fingerprint } from "./fingerprint.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "alambic-fingerprint-"));
  mkdirSync(join(folder, "src/node_modules"), { recursive: true });
  writeFileSync(join(folder, "src/a.ts"), "a");
});

afterEach(() => rmSync(folder, { recursive: true }));

function change(path: string): boolean {
  const before = fingerprint(folder, ["src"]);
  writeFileSync(join(folder, path), "changed");
  return fingerprint(folder, ["src"]) !== before;
}

test.each(["src/a.ts", "src/new.ts"])("%s decides", (path) => {
  expect(change(path)).toBe(true);
});

test.each(["src/a.test.ts", "src/node_modules/left.ts"])("%s does not decide", (path) => {
  expect(change(path)).toBe(false);
});

test("a source that is not there is no error", () => {
  expect(fingerprint(folder, ["gone"])).toBe(fingerprint(folder, []));
});
