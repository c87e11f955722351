import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { relative } from "node:path";
import { defineConfig } from "vitest/config";
import { browserDependencies } from "./scripts/lib/browserDependencies.ts";
import { chromiumLaunchOptions } from "./scripts/lib/chromiumLaunchOptions.ts";

const root = import.meta.dirname;

/** Milliseconds that `expect.poll` and `expect.element` wait for what must come on a busy machine. */
const patienceMs = 10_000;

const notSource = ["**/node_modules/**", "**/dist/**", "e2e/**"];
const needsBrowser = ["**/*.test.tsx", "**/*.browser.test.ts"];
const needsDatabase = ["**/*.integration.test.ts"];

/** Each project gets a browser object of its own: a shared one mixes up their sessions. */
function chromium() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: chromiumLaunchOptions(),
      contextOptions: { reducedMotion: "reduce" as const, timezoneId: "Europe/Paris" },
    }),
    instances: [{ browser: "chromium" as const, viewport: { width: 640, height: 800 } }],
    expect: {
      toMatchScreenshot: {
        comparatorName: "pixelmatch" as const,
        comparatorOptions: { threshold: 0.2, allowedMismatchedPixelRatio: 0.001 },
        resolveScreenshotPath: ({ arg, ext, testFileDirectory }: PicturePath) =>
          `${root}/${relative(root, testFileDirectory)}/__screenshots__/${arg}${ext}`,
        resolveDiffPath: ({ arg, ext }: PicturePath) =>
          `${root}/test-results/pictures/${arg}${ext}`,
      },
    },
  };
}

interface PicturePath {
  arg: string;
  ext: string;
  testFileDirectory: string;
}

/** Pointer and focus belong to one page at a time: browser tests run without `fileParallelism`. */
const browserPlugins = [react(), vanillaExtractPlugin()];
const optimizeDeps = { include: browserDependencies(root) };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["**/*.test.ts"],
          exclude: [...notSource, ...needsBrowser, ...needsDatabase],
          env: { TZ: "Europe/Paris" },
        },
      },
      ...(["pglite", "postgres"] as const).map((database) => ({
        test: {
          name: `server-${database}`,
          include: needsDatabase,
          exclude: notSource,
          env: { TEST_DATABASE: database, TZ: "Europe/Paris" },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      })),
      {
        plugins: browserPlugins,
        optimizeDeps,
        test: {
          name: "components",
          setupFiles: ["packages/ui/src/testing/patience.ts"],
          include: needsBrowser,
          exclude: notSource,
          testTimeout: 30_000,
          fileParallelism: false,
          expect: { poll: { timeout: patienceMs } },
          browser: chromium(),
        },
      },
      {
        plugins: [storybookTest({ configDir: `${root}/.storybook` })],
        optimizeDeps,
        test: {
          name: "stories",
          setupFiles: [".storybook/patience.ts", ".storybook/story-tests.ts"],
          fileParallelism: false,
          expect: { poll: { timeout: patienceMs } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
          browser: chromium(),
        },
      },
    ],
  },
});
