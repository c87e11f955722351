import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { pnpm } from "../lib/pnpm.ts";
import type { Tarball } from "./packPackages.ts";
import { fromTheStart } from "./weighScript.ts";
import { workspaceOf } from "./workspaceOf.ts";

/**
 * Bytes (gzip) that each kind adds to a page of others, which has React: the first with all that plays
 * it, each other one beside it. What is loaded on use is not counted.
 */
export async function measureSizes(
  tarballs: readonly Tarball[],
  first: string,
  others: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), "alambic-sizes-"));
  try {
    writeFileSync(join(folder, "pnpm-workspace.yaml"), workspaceOf(tarballs));
    writeFileSync(join(folder, "package.json"), manifest);
    const { code, output } = await pnpm(["install", "--no-frozen-lockfile"], {
      cwd: folder,
      quiet: true,
    });
    if (code !== 0) throw new Error(output);
    const base = await bytesOf(folder, [first]);
    const sizes = new Map([[first, base]]);
    for (const kind of others) sizes.set(kind, (await bytesOf(folder, [first, kind])) - base);
    return sizes;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const manifest = JSON.stringify({
  name: "sizes",
  private: true,
  type: "module",
  dependencies: { "@alambic/ui": "0.1.0", react: "19.3.1", "react-dom": "19.3.1" },
});

async function bytesOf(folder: string, kinds: readonly string[]): Promise<number> {
  const entry = join(folder, "entry.js");
  const imports = kinds.map(
    (kind, at) => `export { default as kind${at} } from "@alambic/ui/exercises/${kind}";`,
  );
  writeFileSync(entry, [`export { Exercise } from "@alambic/ui/Exercise";`, ...imports].join("\n"));
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      lib: { entry, formats: ["es"] },
      rolldownOptions: { external: [/^react(?:$|\/|-dom)/u], output: { minify: true } },
    },
  });
  const output = Array.isArray(built) ? built.flatMap((one) => one.output) : [];
  const code = fromTheStart(output).map((chunk) => chunk.code);
  return gzipSync(code.join(""), { level: 9 }).length;
}
