import { run } from "../lib/run.ts";

/** Where the history parts from what is shared; without such a branch, the last commit. */
export async function sharedBase(): Promise<string> {
  for (const branch of ["origin/main", "main"]) {
    const { code, output } = await git("merge-base", "HEAD", branch);
    if (code === 0) return output.trim();
  }
  return "HEAD";
}

/** Files that differ from the shared branch, committed or not, new, moved or deleted. */
export async function changedFiles(): Promise<readonly string[]> {
  const tracked = await git("diff", "--name-only", "--no-renames", "-z", await sharedBase());
  const added = await git("ls-files", "--others", "--exclude-standard", "-z");
  const failed = [tracked, added].find(({ code }) => code !== 0);
  if (failed !== undefined) throw new Error(`git failed: ${failed.output}`);
  return [tracked, added].flatMap(({ output }) => output.split("\0")).filter((file) => file !== "");
}

function git(...args: string[]) {
  return run("git", args, { quiet: true });
}
