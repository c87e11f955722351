import type { CellError } from "@alambic/ui/CodeCells";
import type { RunOutcome } from "../messages.ts";
import { show } from "./show.ts";
import { toScript } from "./toScript.ts";

/** Taken before a cell can give the word another meaning; called so, it sees the names of the thread alone. */
const evaluate = globalThis.eval;

/** Runs a cell, awaits it, and tells the value of its last expression. */
export async function runJavaScript(id: number, source: string): Promise<RunOutcome> {
  const script = toScript(source);
  if (!script.ok) return { kind: "raised", error: script.error };
  const file = `cell-${id}.js`;
  try {
    for (const name of script.value.names) declare(name);
    const value: unknown = await evaluate(`${script.value.code}\n//# sourceURL=${file}`);
    return { kind: "done", value: value === undefined ? null : show(value) };
  } catch (error) {
    return { kind: "raised", error: describe(error, file) };
  }
}

/** Makes a name of a cell one that all cells see, whatever the thread itself calls so. */
function declare(name: string): void {
  const own = Object.getOwnPropertyDescriptor(globalThis, name);
  if (own !== undefined && "value" in own && own.writable === true) return;
  Object.defineProperty(globalThis, name, {
    value: undefined,
    writable: true,
    configurable: true,
    enumerable: true,
  });
}

function describe(error: unknown, file: string): CellError {
  if (!(error instanceof Error)) return { message: show(error), line: null };
  const [, after] = String(error.stack).split(`${file}:`, 2);
  const line = Number.parseInt(after ?? "", 10);
  return { message: show(error), line: Number.isNaN(line) ? null : line };
}
