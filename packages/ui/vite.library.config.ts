import { vanillaExtractPlugin } from "@vanilla-extract/rollup-plugin";
import react from "@vitejs/plugin-react";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vite";

const source = join(import.meta.dirname, "src");
const exportsFolder = join(source, "exports");

interface Manifest {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

const manifest: Manifest = JSON.parse(
  readFileSync(join(import.meta.dirname, "package.json"), "utf8"),
);
const others = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];

/** The kit as a library: one file a module, styles as CSS beside them, all others' code outside. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    target: "es2023",
    outDir: "dist",
    emptyOutDir: false,
    minify: false,
    lib: {
      formats: ["es"],
      entry: Object.fromEntries(
        readdirSync(exportsFolder).map((file) => [
          `exports/${file.replace(/\.ts$/u, "")}`,
          join(exportsFolder, file),
        ]),
      ),
    },
    rolldownOptions: {
      external: (id) => others.some((name) => id === name || id.startsWith(`${name}/`)),
      output: { preserveModules: true, preserveModulesRoot: source, entryFileNames: "[name].js" },
    },
  },
});
