import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { pnpm } from "../lib/pnpm.ts";
import type { Tarball } from "./packPackages.ts";
import { fromTheStart } from "./weighScript.ts";
import { workspaceOf } from "./workspaceOf.ts";

/** What is weighed in a page of others, which has React. */
export interface Weighed {
  /** The kind that is weighed with all that plays it. */
  readonly first: string;
  /** Kinds that are weighed beside it. What is loaded on use is not counted. */
  readonly others: readonly string[];
  /** Modules that are loaded on use, weighed by themselves. */
  readonly onUse: readonly string[];
}

/** Bytes (gzip) of each, by the name of its kind or module. */
export async function measureSizes(
  tarballs: readonly Tarball[],
  { first, others, onUse }: Weighed,
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
    const base = await bytesOf(folder, pageWith([first]));
    const sizes = new Map([[first, base]]);
    for (const kind of others)
      sizes.set(kind, (await bytesOf(folder, pageWith([first, kind]))) - base);
    for (const module of onUse)
      sizes.set(module, await bytesOf(folder, `export * from "${module}";`));
    return sizes;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const manifest = JSON.stringify({
  name: "sizes",
  private: true,
  type: "module",
  dependencies: {
    "@alambic/domain": "0.1.0",
    "@alambic/ui": "0.1.0",
    react: "19.3.1",
    "react-dom": "19.3.1",
  },
});

function pageWith(kinds: readonly string[]): string {
  const imports = kinds.map(
    (kind, at) => `export { default as kind${at} } from "@alambic/ui/exercises/${kind}";`,
  );
  return [`export { Exercise } from "@alambic/ui/Exercise";`, ...imports].join("\n");
}

async function bytesOf(folder: string, code: string): Promise<number> {
  const entry = join(folder, "entry.js");
  writeFileSync(entry, code);
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
  const scripts = fromTheStart(output).map((chunk) => chunk.code);
  return gzipSync(scripts.join(""), { level: 9 }).length;
}
