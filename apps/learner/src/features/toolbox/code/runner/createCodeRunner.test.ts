import type { CellRun } from "@alambic/ui/CodeCells";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SandboxAnswer, SandboxQuestion } from "../messages.ts";
import { createCodeRunner, mostRunMs } from "./createCodeRunner.ts";
import type { CodeThread } from "./createCodeRunner.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const buffer = new ArrayBuffer(0);
const files = { loader: buffer, module: buffer, binary: buffer, library: buffer, lock: buffer };

type Play = (question: SandboxQuestion, say: (answer: SandboxAnswer) => void) => void;

/** Threads that do what a test says; how many were started, and which of them were ended. */
function makeRunner(play: Play) {
  const ended: number[] = [];
  const fetched = vi.fn((told: (part: number) => void) => {
    told(1);
    return Promise.resolve(files);
  });
  let started = 0;
  const startThread = (): Promise<CodeThread> => {
    const number = started;
    started += 1;
    let say: (answer: SandboxAnswer) => void = () => undefined;
    return Promise.resolve({
      listen: (hear) => {
        say = hear;
        say({ kind: "ready" });
      },
      ask: (question) => play(question, say),
      end: () => void ended.push(number),
    });
  };
  const runner = createCodeRunner({ startThread, fetchPython: fetched, pythonMegabytes: 6 });
  const runs: CellRun[] = [];
  const run = (source: string, language: "javascript" | "python" = "javascript") =>
    runner.run({ language, source }, (each) => void runs.push(each));
  return { runner, run, runs, ended, fetched, started: () => started };
}

/** Echoes what it is asked to run; “endless” never ends, “broken” breaks the thread. */
const echo: Play = (question, say) => {
  if (question.kind === "python") return say({ kind: "python", ok: true });
  const { id, source } = question;
  if (source === "broken") return say({ kind: "broke" });
  say({ kind: "printed", id, stream: "out", text: source });
  if (source !== "endless") say({ kind: "ended", id, outcome: { kind: "done", value: "1" } });
};

test("what is printed is told as it comes, and the value at the end", async () => {
  const { run, runs } = makeRunner(echo);
  await run("hello");
  expect(runs.map(({ kind }) => kind)).toEqual(["starting", "running", "running", "done"]);
  const printed = [{ stream: "out", text: "hello" }];
  expect(runs.at(-1)).toEqual({ kind: "done", value: "1", printed, cut: false });
});

test("an endless cell ends with its thread and keeps its output; the next one has another", async () => {
  const { run, runs, ended, started } = makeRunner(echo);
  const endless = run("endless");
  await vi.advanceTimersByTimeAsync(mostRunMs - 1);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await endless;
  const printed = [{ stream: "out", text: "endless" }];
  expect(runs.at(-1)).toEqual({ kind: "ended", why: "too_long", printed, cut: false });
  expect(ended).toEqual([0]);
  await run("again");
  expect(runs.at(-1)).toMatchObject({ kind: "done" });
  expect(started()).toBe(2);
});

test("a thread that breaks or is stopped is told, and replaced", async () => {
  const { runner, run, runs, ended, started } = makeRunner(echo);
  await run("broken");
  expect(runs.at(-1)).toMatchObject({ kind: "ended", why: "broke" });
  const endless = run("endless");
  await vi.advanceTimersByTimeAsync(1);
  runner.stop();
  await endless;
  expect(runs.at(-1)).toMatchObject({ kind: "ended", why: "stopped" });
  expect([ended, started()]).toEqual([[0, 1], 2]);
});

test("Python is fetched with its first cell and not again, and its loading takes no time of a run", async () => {
  const { run, runs, fetched } = makeRunner((question, say) => {
    if (question.kind === "run") echo(question, say);
    else setTimeout(() => say({ kind: "python", ok: true }), mostRunMs + 1);
  });
  await run("1");
  expect(fetched).not.toHaveBeenCalled();
  const first = run("print(1)", "python");
  await vi.advanceTimersByTimeAsync(mostRunMs + 1);
  await first;
  expect(runs).toContainEqual({ kind: "loading", part: 1, megabytes: 6 });
  expect(runs.at(-1)).toMatchObject({ kind: "done" });
  await run("print(2)", "python");
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("what cannot be loaded is told, and tried again by the next run", async () => {
  const { run, runs, fetched, started } = makeRunner(echo);
  fetched.mockRejectedValueOnce(new Error("offline"));
  await run("print(1)", "python");
  expect(runs.at(-1)).toEqual({ kind: "unavailable" });
  await run("print(1)", "python");
  expect(runs.at(-1)).toMatchObject({ kind: "done" });
  expect(started()).toBe(2);
});

test("no more is shown than a run may print, whatever a thread says", async () => {
  const { run, runs } = makeRunner((question, say) => {
    if (question.kind !== "run") return;
    const { id } = question;
    for (const text of ["a".repeat(15_000), "b".repeat(15_000)]) {
      say({ kind: "printed", id, stream: "out", text });
    }
    say({ kind: "printed", id: id + 1, stream: "err", text: "another run" });
    say({ kind: "ended", id, outcome: { kind: "done", value: null } });
  });
  await run("much");
  const text = "a".repeat(15_000) + "b".repeat(5_000);
  const printed = [{ stream: "out", text }];
  expect(runs.at(-1)).toEqual({ kind: "done", value: null, printed, cut: true });
});
