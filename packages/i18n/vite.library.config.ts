import { readdirSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vite";
import { withoutMessageParser } from "./src/vite/withoutMessageParser.ts";

const generated = join(import.meta.dirname, "generated");
const catalogues = readdirSync(generated, { recursive: true, encoding: "utf8" }).filter((file) =>
  /^\w+\/\w+\.ts$/u.test(file),
);

/**
 * The package as others install it. The formatter is bundled without the parser of ICU texts, which
 * compiled messages do not need: so it weighs the same in every bundler.
 */
export default defineConfig({
  plugins: [withoutMessageParser()],
  build: {
    target: "es2023",
    outDir: "dist/lib",
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    lib: {
      formats: ["es"],
      entry: {
        index: join(import.meta.dirname, "src/index.ts"),
        react: join(import.meta.dirname, "src/react/index.ts"),
        vite: join(import.meta.dirname, "src/vite/index.ts"),
        ...Object.fromEntries(
          catalogues.map((file) => [
            `messages/${file.replace(/\.ts$/u, "")}`,
            join(generated, file),
          ]),
        ),
      },
    },
    rolldownOptions: {
      external: ["react", "react/jsx-runtime", "vite"],
      output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name].js" },
    },
  },
});
