import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../lib/root.ts";
import { run } from "../lib/run.ts";
import type { Outcome } from "../lib/run.ts";
import { countPlaywright, countVitest } from "./counts.ts";
import type { PlaywrightReport, VitestReport } from "./counts.ts";
import type { StepResult } from "./Step.ts";

/** What a run of Vitest may be given besides its project. */
interface VitestOptions {
  env?: Record<string, string>;
  /** Limits it to files under these paths; without any, all are run. */
  paths?: readonly string[];
}

/** Runs a project of vitest.config.ts and counts its tests. */
export async function runVitest(
  project: string,
  { env = {}, paths = [] }: VitestOptions = {},
): Promise<StepResult> {
  const file = join(root, "test-results", `${project}.json`);
  await rm(file, { force: true });
  const reporters = ["--reporter=minimal", "--reporter=json", `--outputFile.json=${file}`];
  const ended = await run("vitest", ["run", "--project", project, ...reporters, ...paths], { env });
  const text = await readReport(file);
  if (text === undefined) return withoutReport("Vitest", ended);
  const report: VitestReport = JSON.parse(text);
  return countVitest(report, ended.code);
}

/** Runs tests in a real browser and counts them: the journeys, or those of the examples. */
export async function runPlaywright(tests: "e2e" | "examples"): Promise<StepResult> {
  const file = join(root, "test-results", `${tests}.json`);
  await rm(file, { force: true });
  const config = tests === "e2e" ? "playwright.config.ts" : "examples.config.ts";
  const ended = await run("playwright", ["test", "--config", config]);
  const text = await readReport(file);
  if (text === undefined) return withoutReport("Playwright", ended);
  const report: PlaywrightReport = JSON.parse(text);
  return countPlaywright(report, ended.code);
}

/** Runs commands one after the other, each counting as one test. */
export async function runCommands(
  commands: readonly (() => Promise<{ code: number }>)[],
): Promise<StepResult> {
  let failed = 0;
  for (const command of commands) failed += (await command()).code === 0 ? 0 : 1;
  return { state: "ran", passed: commands.length - failed, failed };
}

function withoutReport(program: string, { code, signal }: Outcome): StepResult {
  const end = signal === null ? `ended with code ${code}` : `was ended by ${signal}`;
  return { state: "could not run", why: `${program} ${end} before it wrote a report` };
}

async function readReport(file: string): Promise<string | undefined> {
  return readFile(file, "utf8").catch(() => undefined);
}
