import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { artifacts } from "./artifacts.ts";
import type { Artifact } from "./artifacts.ts";
import { fingerprint } from "./fingerprint.ts";
import { pnpm } from "./pnpm.ts";
import { root } from "./root.ts";

const stamps = join(root, "node_modules/.cache/alambic");

/** Builds what is missing or older than its sources; all of it when told so. Answers whether it worked. */
export async function buildStale({ force = false } = {}): Promise<boolean> {
  mkdirSync(stamps, { recursive: true });
  for (const artifact of artifacts) {
    if (!force && isFresh(artifact)) continue;
    console.log(`Building the ${artifact.name} …`);
    const { code, output } = await pnpm(artifact.build, { quiet: true });
    if (code !== 0) {
      console.error(output);
      return false;
    }
    // Taken again: a generator may write beside its own sources.
    writeFileSync(stampOf(artifact), fingerprint(root, artifact.sources));
  }
  return true;
}

function stampOf(artifact: Artifact): string {
  return join(stamps, artifact.name);
}

function isFresh(artifact: Artifact): boolean {
  if (!existsSync(join(root, artifact.proof))) return false;
  if (!existsSync(stampOf(artifact))) {
    if (artifact.committed) writeFileSync(stampOf(artifact), fingerprint(root, artifact.sources));
    return artifact.committed;
  }
  return readFileSync(stampOf(artifact), "utf8") === fingerprint(root, artifact.sources);
}
