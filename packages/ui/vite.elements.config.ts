import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { fontsBeside } from "./build/fontsBeside.ts";
import { heldTexts } from "./build/heldTexts.ts";
import { lightIcons } from "./build/lightIcons.ts";
import { lightRecipes } from "./build/lightRecipes.ts";
import { plainImports } from "./build/plainImports.ts";
import { stylesInScript } from "./build/stylesInScript.ts";

const entry = join(import.meta.dirname, "src/elements/index.ts");
const standIns = join(import.meta.dirname, "build");

const boardAndMarks =
  /\/placement\/(?:boardController|look|scorePairs|takeFrom)\.ts$|\/(?:matching|ordering|categorization|image-labelling)\/marking\.ts$/u;

/**
 * Has V8 compile a script whole while it loads, beside the page, and not each function at its first call
 * (https://explainers-by-googlers.github.io/explicit-javascript-compile-hints-file-based). To others it is a comment.
 */
const compiledWhileLoading = "//# allFunctionsCalledOnLoad";

/** The file of a package that is installed here, for who imports from elsewhere. */
const installed = (name: string) => fileURLToPath(import.meta.resolve(name));

/**
 * The custom elements: one script with all they need, on a lighter renderer of the same
 * components (docs/decisions/0012).
 */
export default defineConfig({
  base: "./",
  plugins: [
    react(),
    stylesInScript(join(import.meta.dirname, "src/elements/styles.ts")),
    vanillaExtractPlugin(),
    heldTexts(),
    lightIcons(),
    lightRecipes(),
    fontsBeside(),
    plainImports(),
  ],
  publicDir: "src/elements/beside",
  resolve: {
    alias: [
      { find: /^react$/u, replacement: join(standIns, "preact-as-react.ts") },
      { find: /^react-dom\/client$/u, replacement: installed("preact/compat/client") },
      { find: /^react\/jsx-runtime$/u, replacement: installed("preact/jsx-runtime") },
      { find: /^.*\/loadJapaneseSigns\.ts$/u, replacement: join(standIns, "no-japanese-signs.ts") },
      { find: /^.*\/FigureTexts\.tsx$/u, replacement: join(standIns, "figure-texts.tsx") },
    ],
  },
  build: {
    target: "es2023",
    outDir: "dist/elements",
    emptyOutDir: true,
    sourcemap: true,
    modulePreload: false,
    // What is inlined is fetched by all, and a strict policy refuses it.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: entry,
      preserveEntrySignatures: "exports-only",
      output: {
        postBanner: ({ name }) => (name === "alambic-exercise" ? compiledWhileLoading : ""),
        // One file for all that is there from the start; what comes later takes what it shares from it.
        // What moves things comes with what judges where they lie: both are asked for by who moves one.
        codeSplitting: {
          groups: [
            { name: "alambic-exercise", tags: ["$initial"], priority: 1 },
            { name: "boardController", test: boardAndMarks },
            // With all that it needs, or each of its icons would be a file.
            { name: "extras", test: /\/player\/extra-parts\.ts$/u },
          ],
        },
        entryFileNames: "index.js",
        chunkFileNames: ({ name, facadeModuleId }) => {
          const [, kind] = /\/([\w-]+)\/marking\.ts$/u.exec(facadeModuleId ?? "") ?? [];
          if (kind !== undefined) return `alambic-exercise-${kind}-[name].js`;
          return name === "alambic-exercise" ? "[name].js" : "alambic-exercise-[name].js";
        },
        assetFileNames: "alambic-exercise-[name][extname]",
      },
    },
  },
});
