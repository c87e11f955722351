import type { CellRun, CodeCell } from "@alambic/ui/CodeCells";
import { useEffect, useState } from "react";
import { createCodeRunner } from "./runner/createCodeRunner.ts";
import type { CodeRunner } from "./runner/createCodeRunner.ts";
import { fetchPython } from "./runner/fetchPython.ts";
import { startSandbox } from "./runner/startSandbox.ts";
import { page, python, pythonMegabytes } from "virtual:code-sandbox";

function makeRunner(): CodeRunner {
  return createCodeRunner({
    startThread: () => startSandbox(page),
    fetchPython: (told) => fetchPython(python, told),
    pythonMegabytes,
  });
}

/** How the cells of a notebook run. What they leave behind lasts as long as the notebook is open. */
export function useRuns() {
  const [runner] = useState(makeRunner);
  const [runs, setRuns] = useState<ReadonlyMap<string, CellRun>>(new Map());
  useEffect(() => runner.stop, [runner]);
  return {
    runs,
    run: ({ id, language, source }: CodeCell) =>
      void runner.run({ language, source }, (run) =>
        setRuns((before) => new Map(before).set(id, run)),
      ),
    stop: runner.stop,
    startAfresh: () => {
      runner.stop();
      setRuns(new Map());
    },
  };
}
