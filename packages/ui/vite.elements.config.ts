import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { lightIcons } from "./build/lightIcons.ts";

const entry = join(import.meta.dirname, "src/elements/index.ts");
const standIns = join(import.meta.dirname, "build");

/** The file of a package that is installed here, for who imports from elsewhere. */
const installed = (name: string) => fileURLToPath(import.meta.resolve(name));

/**
 * The custom elements: one script and one stylesheet with all they need, on a lighter renderer of the
 * same components (docs/decisions/0012).
 */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), lightIcons()],
  resolve: {
    alias: [
      { find: /^react$/u, replacement: join(standIns, "preact-as-react.ts") },
      { find: /^react-dom\/client$/u, replacement: installed("preact/compat/client") },
      { find: /^react\/jsx-runtime$/u, replacement: installed("preact/jsx-runtime") },
      { find: /^.*\/loadJapaneseSigns\.ts$/u, replacement: join(standIns, "no-japanese-signs.ts") },
      { find: /^.*\/generated\/loaders\.ts$/u, replacement: join(standIns, "no-loaders.ts") },
    ],
  },
  build: {
    target: "es2023",
    outDir: "dist/elements",
    emptyOutDir: true,
    cssCodeSplit: false,
    // One file for all that is there from the start; what comes later takes what it shares from it.
    rolldownOptions: {
      output: {
        // A library keeps its white space unless it is told otherwise.
        minify: true,
        codeSplitting: { groups: [{ name: "alambic-exercise", tags: ["$initial"] }] },
        chunkFileNames: ({ name }) =>
          name === "alambic-exercise" ? "[name].js" : "alambic-exercise-[name].js",
      },
    },
    sourcemap: true,
    lib: {
      formats: ["es"],
      entry,
      fileName: () => "index.js",
      cssFileName: "alambic-exercise",
    },
  },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
});
