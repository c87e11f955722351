import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { isRecord } from "../../lib/isRecord.ts";
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
  writeFileSync(
    join(source, "pnpm-workspace.yaml"),
    workspaceOf(tarballs) + fixedVersions(join(source, "versions.json")),
  );
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
    build: {
      outDir: built,
      emptyOutDir: true,
      reportCompressedSize: false,
      // Packages of others may name exports of neighbours that are of another version.
      rolldownOptions: { shimMissingExports: true },
    },
  });
  return built;
}

/** Versions that stand in for those that a package asks of its neighbours, and the registry has not. */
function fixedVersions(file: string): string {
  if (!existsSync(file)) return "";
  const versions: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!isRecord(versions)) throw new Error(`${file} holds no versions.`);
  return Object.entries(versions)
    .map(([name, version]) => `  "${name}": ${String(version)}\n`)
    .join("");
}
