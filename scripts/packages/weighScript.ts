import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import type { Rolldown } from "vite";

/** Bytes (gzip) of what a module brings at once; what is loaded on use is not counted. */
export interface Weight {
  readonly script: number;
  readonly styles: number;
}

export interface WeighOptions {
  /** The folder from which packages are found. */
  readonly from: string;
  /** What the page has already. */
  readonly without: readonly RegExp[];
}

const entry = "weighed-entry.js";

/** What a bundler makes of the code of a module. */
export async function bundled(code: string, options: WeighOptions): Promise<Output> {
  const built = await build({
    root: options.from,
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      {
        name: "weighed-entry",
        enforce: "pre",
        resolveId: (id) => (id.endsWith(entry) ? join(options.from, entry) : undefined),
        load: (id) => (id.endsWith(entry) ? code : undefined),
      },
    ],
    build: {
      write: false,
      cssCodeSplit: true,
      lib: { entry, formats: ["es"], fileName: "weighed" },
      rolldownOptions: { external: [...options.without], output: { minify: true } },
    },
  });
  return Array.isArray(built) ? built.flatMap((one) => one.output) : [];
}

/** What the code of a module weighs once it is bundled and made small. */
export async function weighScript(code: string, options: WeighOptions): Promise<Weight> {
  const output = await bundled(code, options);
  const chunks = fromTheStart(output);
  const sheets = new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  const styles = output.flatMap((one) =>
    one.type === "asset" && sheets.has(one.fileName) ? [withoutFonts(String(one.source))] : [],
  );
  return { script: gzipped(chunks.map(({ code: text }) => text)), styles: gzipped(styles) };
}

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

/** The entry and all that it imports at once. */
export function fromTheStart(output: Output): readonly Rolldown.OutputChunk[] {
  const chunks = output.filter((one) => one.type === "chunk");
  const reached = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of reached) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) reached.add(chunk);
  }
  return [...reached];
}

/** Fonts are files of their own on a page, fetched where their signs are shown. */
function withoutFonts(styles: string): string {
  return styles.replaceAll(/url\(["']?data:[^)]*\)/gu, "url(font)");
}

function gzipped(texts: readonly string[]): number {
  return texts.length === 0 ? 0 : gzipSync(texts.join(""), { level: 9 }).length;
}
