import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.ts";
import { run } from "./run.ts";

/** Paths of the files of the workspace, relative to the root: tracked by git, or new and not ignored. */
export async function trackedFiles(): Promise<string[]> {
  const options = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  const { code, output } = await run("git", options, { quiet: true });
  if (code !== 0) throw new Error(`git ls-files failed: ${output}`);
  return output.split("\0").filter((path) => path !== "" && existsSync(join(root, path)));
}
