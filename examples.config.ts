import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

/** The examples for other teams, built from the packed packages. */
export default defineConfig({
  ...journeys,
  testDir: "e2e/examples",
  outputDir: "test-results/examples",
  reporter: [["list"], ["json", { outputFile: "test-results/examples.json" }]],
});
