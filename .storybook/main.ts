import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { join } from "node:path";
import { mergeConfig } from "vite";
import { browserDependencies } from "../scripts/lib/browserDependencies.ts";
import { docgenOptions, docgenProject } from "./docgen-options.ts";
import { toldProperties } from "./told-properties.ts";

const root = join(import.meta.dirname, "..");

const config: StorybookConfig = {
  stories: ["../packages/ui/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  staticDirs: [{ from: "../packages/ui/brand", to: "/brand" }],
  framework: "@storybook/react-vite",
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // The only reader of types that shows the variants of a recipe in the tables of props.
    reactDocgen: "react-docgen-typescript",
    reactDocgenTypescriptOptions: {
      ...docgenOptions,
      tsconfigPath: docgenProject,
      include: ["packages/ui/src/**/*.tsx"],
    },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin(), toldProperties()],
      // What is found only as a page asks for it loads every page once more.
      optimizeDeps: { include: browserDependencies(root) },
    }),
};

export default config;
