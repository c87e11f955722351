import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { pnpm } from "../../lib/pnpm.ts";
import type { Tarball } from "../../packages/packPackages.ts";
import { workspaceOf } from "../../packages/workspaceOf.ts";

const pages = join(import.meta.dirname, "pages");

/** Builds the page of a candidate as its team would, with the packed packages. Gives its folder. */
export async function buildPage(
  name: string,
  folder: string,
  tarballs: readonly Tarball[],
): Promise<string> {
  const source = join(folder, name);
  mkdirSync(source, { recursive: true });
  cpSync(pages, folder, { recursive: true });
  writeFileSync(join(source, "pnpm-workspace.yaml"), workspaceOf(tarballs));
  const { code, output } = await pnpm(["install", "--no-frozen-lockfile"], {
    cwd: source,
    quiet: true,
  });
  if (code !== 0) throw new Error(`${name} cannot be installed:\n${output}`);
  const built = join(folder, "dist", name);
  if (name === "alambic-elements") {
    // A plain page needs no build: its files lie beside it.
    const elements = join(source, "node_modules/@alambic/ui/dist/elements");
    cpSync(join(source, "index.html"), join(built, "index.html"));
    cpSync(elements, join(built, "alambic"), { recursive: true });
    return built;
  }
  await build({
    root: source,
    configFile: false,
    logLevel: "error",
    oxc: { jsx: { runtime: "automatic" } },
    resolve: { dedupe: ["react", "react-dom"] },
    build: { outDir: built, emptyOutDir: true, reportCompressedSize: false },
  });
  return built;
}
