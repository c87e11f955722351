import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isRecord } from "../lib/isRecord.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");

/** A tiny workspace in which each file breaks one rule. */
const files = {
  "package.json": "{}",
  "packages/ui/package.json": "{}",
  "packages/domain/package.json": "{}",
  "apps/learner/package.json": "{}",
  "packages/ui/src/primitives/button/upwards.ts": `export * from "../../patterns/toast/Toast.ts";`,
  "packages/ui/src/primitives/button/undeclared.ts": `import left from "left-pad";\nleft();`,
  "packages/domain/src/plans/clock.ts": `export const now = () => new Date();`,
  "packages/domain/src/plans/random.ts": `export const chance = () => Math.random();`,
  "packages/domain/src/plans/backtracking.ts": `export const bare = (text: string) => text.replace(/,+$/u, "");`,
  "packages/domain/src/plans/clean.ts": `export const later = (time: number) => new Date(time);`,
  "apps/learner/src/features/login/lazy.ts": `export const open = () => import("../home/Home.ts");`,
  "apps/learner/src/features/login/Control.tsx": `export const Control = () => <button type="button" />;`,
};

let folder = "";
let findings = new Map<string, string[]>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "alambic-lint-"));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  // The patterns of the configuration count from the folder that it stands in.
  await copyFile(join(root, "oxlint.config.ts"), join(folder, "oxlint.config.ts"));
  for (const link of ["scripts", "node_modules"])
    await symlink(join(root, link), join(folder, link));
  findings = await lint();
}, 30_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the linter with the workspace's own configuration; rule names by file. */
async function lint(): Promise<Map<string, string[]>> {
  const oxlint = join(root, "node_modules/oxlint/bin/oxlint");
  const options = ["--format", "json", "packages", "apps"];
  const { stdout } = await run(process.execPath, [oxlint, ...options], { cwd: folder }).catch(
    (error: unknown) => {
      if (isRecord(error) && typeof error["stdout"] === "string")
        return { stdout: error["stdout"] };
      throw error;
    },
  );
  const report: { diagnostics: { filename: string; code: string }[] } = JSON.parse(stdout);
  const byFile = Map.groupBy(report.diagnostics, ({ filename }) => filename);
  return new Map([...byFile].map(([file, found]) => [file, found.map(({ code }) => code)]));
}

test.each([
  ["packages/ui/src/primitives/button/upwards.ts", "workspace(layers)"],
  ["packages/ui/src/primitives/button/undeclared.ts", "workspace(dependencies)"],
  ["packages/domain/src/plans/clock.ts", "workspace(no-ambient-clock)"],
  ["packages/domain/src/plans/random.ts", "eslint(no-restricted-properties)"],
  ["packages/domain/src/plans/backtracking.ts", "workspace(linear-patterns)"],
  ["apps/learner/src/features/login/lazy.ts", "workspace(layers)"],
  ["apps/learner/src/features/login/Control.tsx", "react(forbid-elements)"],
])("the linter finds what is wrong in %s", (file, rule) => {
  expect(findings.get(file)).toContain(rule);
});

test("the linter finds nothing in a file that is in order", () => {
  expect(findings.get("packages/domain/src/plans/clean.ts")).toBeUndefined();
});
