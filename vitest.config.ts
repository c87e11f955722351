import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { availableParallelism } from "node:os";
import { relative } from "node:path";
import { defineConfig } from "vitest/config";
import { browserDependencies } from "./scripts/lib/browserDependencies.ts";
import { chromiumLaunchOptions } from "./scripts/lib/chromiumLaunchOptions.ts";

const root = import.meta.dirname;

/** Milliseconds that `expect.poll` and `expect.element` wait for what must come on a busy machine. */
const patienceMs = 10_000;

const notSource = ["**/node_modules/**", "**/dist/**", "e2e/**"];
const needsBrowser = ["**/*.test.tsx", "**/*.browser.test.ts"];
/** Runs on both databases. */
const needsDatabase = ["**/*.integration.test.ts"];
/** Needs a server, and nothing of how its database answers: runs on the embedded one alone. */
const needsServer = ["**/*.server.test.ts"];

/**
 * Each project gets a browser object of its own: a shared one mixes up their sessions. Each of its pages
 * has a context of its own, with a pointer and a focus of its own.
 */
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

const cores = availableParallelism();

/** Pages of a browser at a time: each mostly waits for its next frame. */
const pages = cores + 2;

interface PicturePath {
  arg: string;
  ext: string;
  testFileDirectory: string;
}

const browserPlugins = [react(), vanillaExtractPlugin()];
const optimizeDeps = { include: browserDependencies(root) };

export default defineConfig({
  test: {
    maxWorkers: cores,
    projects: [
      {
        test: {
          name: "unit",
          include: ["**/*.test.ts"],
          exclude: [...notSource, ...needsBrowser, ...needsDatabase, ...needsServer],
          // Most of their time else goes into what they import.
          isolate: false,
          env: { TZ: "Europe/Paris" },
          // What is searched for in seconds takes several times that beside a busy core.
          testTimeout: 30_000,
        },
      },
      ...(["pglite", "postgres"] as const).map((database) => ({
        test: {
          name: `server-${database}`,
          include: database === "pglite" ? [...needsDatabase, ...needsServer] : needsDatabase,
          exclude: notSource,
          // A file has a database of its own, and shares what it imports with those before it.
          isolate: false,
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
          testTimeout: 60_000,
          maxWorkers: pages,
          expect: { poll: { timeout: patienceMs } },
          browser: chromium(),
        },
      },
      {
        plugins: [storybookTest({ configDir: `${root}/.storybook` })],
        optimizeDeps,
        test: {
          name: "stories",
          // A story is drawn anew whatever stood before it; a page of its own for each file takes three times as long.
          isolate: false,
          setupFiles: [".storybook/patience.ts", ".storybook/story-tests.ts"],
          maxWorkers: pages,
          expect: { poll: { timeout: patienceMs } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
          browser: chromium(),
        },
      },
    ],
  },
});
