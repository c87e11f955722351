import { affectedFolders } from "./check/affectedFolders.ts";
import { changedFiles } from "./check/changedFiles.ts";
import { workspacePackages } from "./lib/workspacePackages.ts";
import { runSteps } from "./test/runSteps.ts";

/**
 * `pnpm check`: a quick answer before a commit. Lint and types of all, and the unit tests of what depends
 * on what was changed since the shared branch; `pnpm check all` runs those of all packages.
 */
const isForAll = process.argv.includes("all");
const folders = affectedFolders(await changedFiles(), await workspacePackages());
if (!isForAll) console.log(`Concerned: ${folders.join(", ") || "nothing"}`);
const hasTests = isForAll || folders.length > 0;
const paths = isForAll ? [] : folders.map((folder) => `${folder}/`);
process.exitCode = await runSteps(["lint", "types", ...(hasTests ? ["unit"] : [])], paths);
