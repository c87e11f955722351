import { budgets } from "../checks/budgets.ts";
import { checks } from "../checks/index.ts";
import { runChecks } from "../checks/runChecks.ts";
import { ensureChromium, noChromium } from "../lib/ensureChromium.ts";
import { pnpm } from "../lib/pnpm.ts";
import { run } from "../lib/run.ts";
import { withPostgres } from "./withPostgres.ts";
import { openStorybook } from "./openStorybook.ts";
import { testPackages } from "./testPackages.ts";
import { runCommands, runPlaywright, runVitest } from "./runners.ts";
import type { Step, StepResult } from "./Step.ts";

async function inChromium(test: () => Promise<StepResult>): Promise<StepResult> {
  const chromium = await ensureChromium();
  return chromium === undefined ? { state: "could not run", why: noChromium } : test();
}

/** Everything that is tested, quick things first. */
export const steps: readonly Step[] = [
  {
    id: "install",
    name: "dependencies as locked",
    runs: "first",
    run: () => runCommands([() => pnpm(["install", "--frozen-lockfile"], { quiet: true })]),
  },
  {
    id: "lint",
    name: "lint and format",
    runs: "beside",
    run: () => runCommands([() => run("oxlint", []), () => run("oxfmt", ["--check"])]),
  },
  {
    id: "types",
    name: "types",
    runs: "beside",
    run: () => runCommands([() => run("tsc", ["-b"])]),
  },
  {
    id: "checks",
    name: "structure and generated files",
    runs: "beside",
    run: async () => ({ state: "ran", ...(await runChecks(checks)) }),
  },
  { id: "unit", name: "unit", run: (paths) => runVitest("unit", { paths }) },
  {
    id: "contract",
    name: "contract",
    runs: "beside",
    run: () =>
      runCommands([
        () => pnpm(["--filter", "@alambic/contract", "lint"]),
        () => pnpm(["--filter", "@alambic/contract", "check-breaking"]),
      ]),
  },
  { id: "pglite", name: "server on PGlite", run: () => runVitest("server-pglite") },
  {
    id: "postgres",
    name: "server on PostgreSQL",
    run: () =>
      withPostgres((url) => runVitest("server-postgres", { env: { DATABASE_URL_TEST: url } })),
  },
  { id: "components", name: "components", run: () => inChromium(() => runVitest("components")) },
  {
    id: "stories",
    name: "stories, axe, pictures",
    run: () => inChromium(() => runVitest("stories")),
  },
  {
    id: "storybook",
    name: "Storybook as published",
    run: () => inChromium(openStorybook),
  },
  {
    id: "build",
    name: "build and budgets",
    run: async () => {
      const built = await runCommands([() => pnpm(["run", "build"])]);
      if (built.state !== "ran" || built.failed > 0) return built;
      const { passed, failed } = await runChecks([budgets]);
      return { state: "ran", passed: built.passed + passed, failed };
    },
  },
  {
    id: "journeys",
    name: "journeys in Chromium",
    run: () => inChromium(() => runPlaywright("e2e")),
  },
  {
    id: "packages",
    name: "packages and examples",
    runs: "beside",
    run: () => inChromium(testPackages),
  },
];
