import { affectedFolders } from "./check/affectedFolders.ts";
import { changedFiles, sharedBase } from "./check/changedFiles.ts";
import { relatedTests } from "./check/relatedTests.ts";
import { workspacePackages } from "./lib/workspacePackages.ts";
import { runSteps } from "./test/runSteps.ts";

/**
 * `pnpm check`: a quick answer before a commit. Lint and types of all, and the unit tests that import
 * what was changed since the shared branch or may read it; `pnpm check all` runs those of all packages.
 */
const isForAll = process.argv.includes("all");
const paths = isForAll ? [] : await concerned();
const hasTests = isForAll || paths.length > 0;
process.exitCode = await runSteps(["lint", "types", ...(hasTests ? ["unit"] : [])], paths);

async function concerned(): Promise<readonly string[]> {
  const changed = await changedFiles();
  const folders = affectedFolders(changed, await workspacePackages());
  const related = changed.length === 0 ? [] : await relatedTests(await sharedBase());
  console.log(
    `Concerned: ${related.length} files of tests, and ${folders.join(", ") || "no folder"}`,
  );
  return [...related, ...folders.map((folder) => `${folder}/`)];
}
