import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pnpm } from "../lib/pnpm.ts";
import { root } from "../lib/root.ts";
import type { Tarball } from "./packPackages.ts";
import { workspaceOf } from "./workspaceOf.ts";

const examples = join(root, "examples");

/** Where the examples lie once they are built, a folder each. */
export const builtExamples = join(root, "dist/examples");

/**
 * Builds each example as a team would that has only the packed packages: in a folder of its own, with
 * nothing of this workspace in reach. Answers what went wrong; undefined where nothing did.
 */
export async function buildExamples(tarballs: readonly Tarball[]): Promise<string | undefined> {
  rmSync(builtExamples, { recursive: true, force: true });
  for (const example of readdirSync(examples)) {
    const folder = mkdtempSync(join(tmpdir(), `alambic-${example}-`));
    try {
      cpSync(join(examples, example), folder, {
        recursive: true,
        filter: (path) => !/\/(?:node_modules|dist)$/u.test(path),
      });
      writeFileSync(join(folder, "pnpm-workspace.yaml"), workspaceOf(tarballs));
      for (const step of [
        ["install", "--no-frozen-lockfile"],
        ["run", "build"],
      ]) {
        const { code, output } = await pnpm(step, { cwd: folder, quiet: true });
        if (code !== 0) return `The example ${example} does not build:\n${output}`;
      }
      cpSync(join(folder, "dist"), join(builtExamples, example), { recursive: true });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return undefined;
}
