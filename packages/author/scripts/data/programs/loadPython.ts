import { loadPyodide } from "pyodide";

/** Stops what does not end, and hands over what was printed; null where the program fails. */
const runner = `
import io, sys, contextlib

def run_program(code):
    steps = 0
    def trace(frame, event, argument):
        nonlocal steps
        steps += 1
        if steps > 5000:
            raise RuntimeError("does not end")
        return trace
    printed = io.StringIO()
    try:
        program = compile(code, "program", "exec")
        with contextlib.redirect_stdout(printed):
            sys.settrace(trace)
            try:
                exec(program, {"__name__": "program"})
            finally:
                sys.settrace(None)
    except BaseException:
        return None
    return printed.getvalue().removesuffix("\\n")

run_program
`;

/** Starts CPython, and returns what runs a program: what it prints, or null where it fails. */
export async function loadPython(): Promise<(code: string) => string | null> {
  const python = await loadPyodide();
  const run: unknown = python.runPython(runner);
  if (typeof run !== "function") throw new Error("Python has not started");
  return (code) => {
    const printed: unknown = run(code);
    return typeof printed === "string" ? printed : null;
  };
}
