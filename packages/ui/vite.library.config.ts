import { vanillaExtractPlugin } from "@vanilla-extract/rollup-plugin";
import react from "@vitejs/plugin-react";
import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { defineConfig } from "vite";
import { lightIcons } from "./build/lightIcons.ts";
import { lightRecipes } from "./build/lightRecipes.ts";

const source = join(import.meta.dirname, "src");
const exportsFolder = join(source, "exports");

interface Manifest {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

const manifest: Manifest = JSON.parse(
  readFileSync(join(import.meta.dirname, "package.json"), "utf8"),
);
/** The icons are few and small: they come along, drawn by a few lines of ours. */
const icons = "lucide-react";
/** So do recipes, whose classes a few lines of ours choose. */
const recipes = "@vanilla-extract/recipes";
const others = [
  ...Object.keys(manifest.dependencies),
  ...Object.keys(manifest.peerDependencies),
].filter((name) => name !== icons && name !== recipes);

/** Where a module stands in the package: as in `src`, what is of others in folders of its own. */
function placeOf(module: { readonly facadeModuleId: string | null }): string {
  const id = module.facadeModuleId ?? "";
  if (id.endsWith("/createRecipe.ts")) return "recipes/createRecipe.js";
  if (id.endsWith("/texts-of-host.tsx")) return "exercises/figure/FigureTexts.js";
  const isIcon = id.includes(`/${icons}/`) || id.endsWith("/createLucideIcon.ts");
  return isIcon ? `icons/${basename(id).replace(/\.\w+$/u, "")}.js` : "[name].js";
}

/** The kit as a library: one file a module, styles as CSS beside them, all others' code outside. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), lightIcons(), lightRecipes()],
  resolve: {
    alias: [
      {
        find: /^.*\/loadJapaneseSigns\.ts$/u,
        replacement: join(import.meta.dirname, "build/no-japanese-signs.ts"),
      },
      {
        find: /^.*\/FigureTexts\.tsx$/u,
        replacement: join(import.meta.dirname, "build/texts-of-host.tsx"),
      },
    ],
  },
  build: {
    target: "es2023",
    outDir: "dist/lib",
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    lib: {
      formats: ["es"],
      entry: Object.fromEntries(
        readdirSync(exportsFolder, { recursive: true, encoding: "utf8" })
          .filter((file) => file.endsWith(".ts"))
          .map((file) => [`exports/${file.replace(/\.ts$/u, "")}`, join(exportsFolder, file)]),
      ),
    },
    rolldownOptions: {
      external: (id) => others.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        preserveModules: true,
        preserveModulesRoot: source,
        entryFileNames: placeOf,
        assetFileNames: "styles/[name][extname]",
      },
    },
  },
});
