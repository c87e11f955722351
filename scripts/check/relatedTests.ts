import { isRecord } from "../lib/isRecord.ts";
import { run } from "../lib/run.ts";

/** The unit tests that import, however far, what differs from a commit. */
export async function relatedTests(commit: string): Promise<readonly string[]> {
  const listing = ["list", "--project", "unit", `--changed=${commit}`, "--filesOnly", "--json"];
  const { code, output } = await run("vitest", listing, { quiet: true });
  if (code !== 0) throw new Error(`The tests could not be listed: ${output}`);
  const files: unknown = JSON.parse(output.slice(output.indexOf("[")));
  if (!Array.isArray(files)) throw new Error(`No list of tests: ${output}`);
  return files.flatMap((entry: unknown) =>
    isRecord(entry) && typeof entry["file"] === "string" ? [entry["file"]] : [],
  );
}
