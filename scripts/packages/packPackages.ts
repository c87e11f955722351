import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isRecord } from "../lib/isRecord.ts";
import { pnpm } from "../lib/pnpm.ts";
import { root } from "../lib/root.ts";
import { run } from "../lib/run.ts";
import { packagesFolder, packedPackages, tarballOf } from "./packed.ts";
import type { PackedPackage } from "./packed.ts";

export interface Tarball extends PackedPackage {
  readonly file: string;
}

/** Builds the packages that others install, and packs them. Says why where it cannot. */
export async function packPackages(): Promise<readonly Tarball[] | string> {
  rmSync(packagesFolder, { recursive: true, force: true });
  mkdirSync(packagesFolder, { recursive: true });
  const typed = await run("tsc", ["-b", ...packedPackages.map(({ folder }) => folder)], {
    quiet: true,
  });
  if (typed.code !== 0) return typed.output;
  const tarballs: Tarball[] = [];
  for (const packed of packedPackages) {
    const { version, builds } = readManifest(packed);
    const steps = [
      ...(builds ? [["--filter", packed.name, "run", "build"]] : []),
      ["--filter", packed.name, "pack", "--pack-destination", packagesFolder],
    ];
    for (const step of steps) {
      const { code, output } = await pnpm(step, { quiet: true });
      if (code !== 0) return output;
    }
    tarballs.push({ ...packed, file: tarballOf(packed, version) });
  }
  return tarballs;
}

function readManifest({ folder }: PackedPackage): { version: string; builds: boolean } {
  const path = join(root, folder, "package.json");
  const manifest: unknown = JSON.parse(readFileSync(path, "utf8"));
  if (!isRecord(manifest) || typeof manifest["version"] !== "string") {
    throw new Error(`${path} names no version.`);
  }
  const { version, scripts } = manifest;
  return { version, builds: isRecord(scripts) && "build" in scripts };
}
