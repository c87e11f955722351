import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

/** Takes a picture of every screen: `pnpm screenshots`. They lie in test-results/screenshots/. */
export default defineConfig(journeys, {
  testDir: "e2e/screenshots",
  testMatch: "*.shots.ts",
  reporter: [["list"]],
});
