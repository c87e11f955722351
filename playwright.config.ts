import { defineConfig } from "@playwright/test";
import { chromiumLaunchOptions } from "./scripts/lib/chromiumLaunchOptions.ts";

export default defineConfig({
  testDir: "e2e/journeys",
  outputDir: "test-results/e2e",
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    browserName: "chromium",
    launchOptions: chromiumLaunchOptions(),
    contextOptions: { reducedMotion: "reduce" },
    timezoneId: "Europe/Brussels",
    // To record every test, in case it fails, takes a fifth of the time of all: `--trace on` where one has failed.
    trace: "off",
  },
});
