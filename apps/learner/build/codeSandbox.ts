import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "vite";
import type { Plugin } from "vite";

const sources = join(import.meta.dirname, "../src/features/toolbox/code/sandbox");
const moduleName = "virtual:code-sandbox";
const moduleId = `\0${moduleName}`;

const pyodide = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
const pythonFiles = {
  loader: "pyodide.mjs",
  module: "pyodide.asm.mjs",
  binary: "pyodide.asm.wasm",
  library: "python_stdlib.zip",
  lock: "pyodide-lock.json",
} as const;

/** Where the page is while the app is developed; the build names it by its content. */
const pageInDevelopment = "/code-sandbox.html";
const pythonInDevelopment = "/python/";

/** The policy of the page while the app is developed. The server has a stricter one. */
const policyInDevelopment =
  "sandbox allow-scripts;default-src 'none';script-src 'unsafe-inline' 'unsafe-eval' blob:;worker-src blob:";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Brings what runs a learner's code: the page of its frame, which holds the thread that it starts, and the files
 * of Python. `virtual:code-sandbox` says where they are.
 */
export function codeSandbox(): Plugin {
  let isBuild = false;
  return {
    name: "code-sandbox",
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    resolveId: (id) => (id === moduleName ? moduleId : null),
    async load(id) {
      if (id !== moduleId) return null;
      const files = Object.entries(pythonFiles).map(
        ([part, name]) => [part, name, readPython(name)] as const,
      );
      if (!isBuild) {
        const python = Object.fromEntries(
          files.map(([part, name, { length: bytes }]) => [
            part,
            { address: pythonInDevelopment + name, bytes },
          ]),
        );
        return moduleOf(pageInDevelopment, python, sum(files.map(([, , { length }]) => length)));
      }
      const page = await pageOf();
      const pageFile = `assets/code-sandbox-${hashOf(page)}.html`;
      this.emitFile({ type: "asset", fileName: pageFile, source: page });
      const hash = hashOf(...files.map(([, , content]) => content));
      const python: Record<string, PythonFile> = {};
      const weights: number[] = [];
      for (const [part, name, content] of files) {
        const fileName = `assets/python-${hash}/${name}`;
        this.emitFile({ type: "asset", fileName, source: content });
        const forms = name.endsWith(".zip") ? [] : await compressed(content);
        for (const { ending, source } of forms) {
          this.emitFile({ type: "asset", fileName: `${fileName}.${ending}`, source });
        }
        python[part] = { address: `/${fileName}`, bytes: content.length };
        weights.push(Math.min(content.length, ...forms.map(({ source }) => source.length)));
      }
      return moduleOf(`/${pageFile}`, python, sum(weights));
    },
    async configureServer(server) {
      const page = await pageOf();
      server.middlewares.use((request, response, next) => {
        if (request.url === pageInDevelopment) {
          response.setHeader("Content-Type", "text/html");
          response.setHeader("Content-Security-Policy", policyInDevelopment);
          response.end(page);
          return;
        }
        const name = Object.values(pythonFiles).find(
          (known) => request.url === pythonInDevelopment + known,
        );
        if (name === undefined) next();
        else response.end(readPython(name));
      });
    },
  };
}

interface PythonFile {
  readonly address: string;
  readonly bytes: number;
}

function moduleOf(page: string, python: Readonly<Record<string, PythonFile>>, weight: number) {
  const megabytes = Math.ceil(weight / 1_000_000);
  return `export const page = ${JSON.stringify(page)};
export const python = ${JSON.stringify(python)};
export const pythonMegabytes = ${megabytes};`;
}

/** A file of Python. Of the list of its packages only what it is for is kept: none of them is served. */
function readPython(name: string): Buffer {
  const content = readFileSync(join(pyodide, name));
  if (name !== pythonFiles.lock) return content;
  const { info }: { info: unknown } = JSON.parse(content.toString("utf8"));
  return Buffer.from(JSON.stringify({ info, packages: {} }));
}

/** The tightest form takes half a minute of every build, and is a tenth smaller. */
async function compressed(content: Buffer) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const [br, gz] = await Promise.all([toBrotli(content, { params }), toGzip(content)]);
  return [
    { ending: "br", source: br },
    { ending: "gz", source: gz },
  ];
}

async function pageOf(): Promise<string> {
  const [thread, page] = [await scriptOf("worker.ts"), await scriptOf("page.ts")];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Code</title>
<script type="text/plain" id="thread">${thread}</script>
<script>${page}</script>
</html>
`;
}

/** A source with all that it imports, as one script that can stand in a page. */
async function scriptOf(name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      target: "es2023",
      modulePreload: false,
      rolldownOptions: { input: join(sources, name), output: { format: "iife" } },
    },
  });
  const outputs = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  const [script] = outputs.flatMap((one) => (one.type === "chunk" ? [one.code] : []));
  if (script === undefined) throw new Error(`${name} gave no script.`);
  return script.replaceAll("</script", String.raw`<\/script`).replaceAll("<!--", String.raw`<\!--`);
}

function hashOf(...contents: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const content of contents) hash.update(content);
  return hash.digest("base64url").replaceAll(/[-_]/gu, "").slice(0, 8);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
