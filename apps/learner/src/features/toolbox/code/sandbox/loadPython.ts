import type { CellError, Stream } from "@alambic/ui/CodeCells";
import type { loadPyodide } from "pyodide";
import type { PythonFiles, RunOutcome } from "../messages.ts";

/** What the first file of Python exports. */
interface Loader {
  readonly loadPyodide: typeof loadPyodide;
}

type Options = NonNullable<Parameters<typeof loadPyodide>[0]>;

/** The part of Python that was compiled from C, as its file exports it. */
interface CompiledPart {
  readonly default: NonNullable<Options["createPyodideModule"]>;
}

export type RunPython = (id: number, source: string) => Promise<RunOutcome>;

/** Pages of 64 kB that Python may take: 512 MB. */
const mostPages = 8_192;
const pageBytes = 65_536;

/** A place that is none: nothing is ever fetched from it. */
const nowhere = "https://python.invalid/";

/**
 * Runs a cell in names that all cells share, and tells in JSON how it went. A fault is told with the line of
 * the cell that led to it.
 */
const runner = `
import builtins, json, sys, traceback
from pyodide.code import eval_code_async

def no_input(prompt=""):
    raise RuntimeError("input() cannot ask anything here. Write the value into the cell instead.")

builtins.input = no_input
names = {"__name__": "__main__"}

def line_of(error, file):
    if isinstance(error, SyntaxError) and error.filename == file:
        return error.lineno
    steps = [step for step in traceback.extract_tb(error.__traceback__) if step.filename == file]
    return steps[0].lineno if steps else None

async def run(file, source):
    try:
        value = await eval_code_async(source, globals=names, filename=file)
        told = {"value": None if value is None else repr(value)[:10000]}
    except BaseException as error:
        message = "".join(traceback.format_exception_only(error)).strip().split("\\n")[-1]
        told = {"message": message, "line": line_of(error, file)}
    sys.stdout.flush()
    sys.stderr.flush()
    return json.dumps(told)

run
`;

/** Starts Python from its files. */
export async function loadPython(
  files: PythonFiles,
  print: (stream: Stream, text: string) => void,
): Promise<RunPython> {
  limitMemory();
  const loader: Loader = await importFrom(files.loader);
  const compiled: CompiledPart = await importFrom(files.module);
  const python = await withFiles(files, () =>
    loader.loadPyodide({
      indexURL: nowhere,
      lockFileContents: new TextDecoder().decode(files.lock),
      createPyodideModule: compiled.default,
      env: { HOME: "/home/learner", PYTHONUNBUFFERED: "1" },
    }),
  );
  python.setStdout(writerTo("out", print));
  python.setStderr(writerTo("err", print));
  const run: (file: string, source: string) => Promise<string> = python.runPython(runner);
  return async (id, source) => outcomeOf(JSON.parse(await run(`<cell ${id}>`, source)));
}

function importFrom(code: ArrayBuffer) {
  const address = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  return import(/* @vite-ignore */ address);
}

/** Python learns that there is no more memory as on any machine, and can say so. */
function limitMemory(): void {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function growWithin(pages) {
    const taken = this.buffer.byteLength / pageBytes;
    if (taken + pages > mostPages) throw new RangeError("There is no more memory.");
    return grow.call(this, pages);
  };
}

/** Answers with the files that are at hand whatever is fetched meanwhile. */
async function withFiles<Value>(files: PythonFiles, load: () => Promise<Value>): Promise<Value> {
  const { fetch } = globalThis;
  const importScripts: unknown = Reflect.get(globalThis, "importScripts");
  const answer = (address: URL) => {
    const isBinary = address.href.endsWith(".wasm");
    const type = isBinary ? "application/wasm" : "application/zip";
    return Promise.resolve(
      new Response(isBinary ? files.binary : files.library, { headers: { "content-type": type } }),
    );
  };
  // By it the loader asks whether it was itself imported: it was.
  const refuse = () => {
    throw new TypeError("There are no scripts to import.");
  };
  Object.assign(globalThis, { fetch: answer, importScripts: refuse });
  try {
    return await load();
  } finally {
    Object.assign(globalThis, { fetch, importScripts });
  }
}

function writerTo(stream: Stream, print: (stream: Stream, text: string) => void) {
  const decoder = new TextDecoder();
  return {
    write: (bytes: Uint8Array) => {
      print(stream, decoder.decode(bytes, { stream: true }));
      return bytes.length;
    },
  };
}

function outcomeOf(told: {
  value?: string | null;
  message?: string;
  line?: number | null;
}): RunOutcome {
  if (told.message === undefined) return { kind: "done", value: told.value ?? null };
  const error: CellError = { message: told.message, line: told.line ?? null };
  return { kind: "raised", error };
}
