import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { isRecord } from "../lib/isRecord.ts";
import { run } from "../lib/run.ts";
import type { Tarball } from "./packPackages.ts";

/** Maps that are named and not packed, and maps whose sources are neither packed nor in them. */
export async function lintMaps({ file, name }: Pick<Tarball, "file" | "name">): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "alambic-maps-"));
  try {
    const { code, output } = await run("tar", ["-xzf", file, "-C", folder], { quiet: true });
    if (code !== 0) return [output];
    return readdirSync(folder, { recursive: true, encoding: "utf8" }).flatMap((path) =>
      (path.endsWith(".map") ? lostSources : lostMap)(join(folder, path)).map(
        (lost) => `${name}: ${path} names ${lost}, which is not packed`,
      ),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function lostSources(path: string): readonly string[] {
  const map: unknown = JSON.parse(readFileSync(path, "utf8"));
  if (!isRecord(map) || !Array.isArray(map["sources"])) return ["no sources"];
  const contents: unknown = map["sourcesContent"];
  const isWithin = (at: number) => Array.isArray(contents) && typeof contents[at] === "string";
  return map["sources"]
    .map(String)
    .filter((source, at) => !isWithin(at) && !existsSync(join(dirname(path), source)));
}

/** The map that a script, a style sheet or a declaration names in its last line. */
function lostMap(path: string): readonly string[] {
  if (!/\.(?:[cm]?js|css|ts)$/u.test(path)) return [];
  const [, map] =
    /[#@] sourceMappingURL=(?!data:)(\S+)\s*(?:\*\/)?\s*$/u.exec(readFileSync(path, "utf8")) ?? [];
  return map === undefined || existsSync(join(dirname(path), map)) ? [] : [map];
}
