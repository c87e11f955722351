import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { run } from "../lib/run.ts";
import { lintMaps } from "./lintMaps.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "alambic-maps-test-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function findings(files: Readonly<Record<string, string>>) {
  mkdirSync(join(folder, "package"));
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, "package", name), content);
  const file = join(folder, "packed.tgz");
  await run("tar", ["-czf", file, "-C", folder, "package"], { quiet: true });
  return lintMaps({ file, name: "kit" });
}

const script = "export {};\n//# sourceMappingURL=a.js.map\n";

describe("maps in a packed package", () => {
  test("lead to a source that is packed, or hold it", async () => {
    const files = {
      "a.js": script,
      "a.js.map": JSON.stringify({ sources: ["a.ts", "b.ts"], sourcesContent: [null, "let b;"] }),
      "a.ts": "export {};",
    };
    expect(await findings(files)).toEqual([]);
  });

  test("are told when they lead nowhere", async () => {
    const map = JSON.stringify({ sources: ["../src/a.ts"] });
    expect(await findings({ "a.js": script, "a.js.map": map })).toEqual([
      "kit: package/a.js.map names ../src/a.ts, which is not packed",
    ]);
  });

  test("are told when they are named and not there", async () => {
    expect(await findings({ "a.js": script })).toEqual([
      "kit: package/a.js names a.js.map, which is not packed",
    ]);
  });
});
