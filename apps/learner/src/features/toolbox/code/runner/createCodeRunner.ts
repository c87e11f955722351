import type { CellLanguage, CellOutput, CellRun, Printed, RunEnd } from "@alambic/ui/CodeCells";
import { mostPrinted } from "../messages.ts";
import type { PythonFiles, RunOutcome, SandboxAnswer, SandboxQuestion } from "../messages.ts";

/** The thread that runs code, apart from everything of the app. */
export interface CodeThread {
  readonly ask: (question: SandboxQuestion) => void;
  readonly listen: (hear: (answer: SandboxAnswer) => void) => void;
  readonly end: () => void;
}

export interface CodeRunnerParts {
  readonly startThread: () => Promise<CodeThread>;
  /** Fetches Python; it is asked for once a cell is in Python. */
  readonly fetchPython: (told: (part: number) => void) => Promise<PythonFiles>;
  /** What Python weighs as it is fetched. */
  readonly pythonMegabytes: number;
}

export interface RunnableCell {
  readonly language: CellLanguage;
  readonly source: string;
}

export interface CodeRunner {
  /** Runs a cell after those before it, and tells how that goes. */
  readonly run: (cell: RunnableCell, told: (run: CellRun) => void) => Promise<void>;
  /** Ends what runs, and forgets what earlier cells left. */
  readonly stop: () => void;
}

/** Milliseconds that a run may take. */
export const mostRunMs = 10_000;
/** Milliseconds in which a thread has to be there. */
const mostStartMs = 20_000;
/** Milliseconds in which Python has to be there once it was fetched: a slow phone compiles it for long. */
const mostPythonMs = 120_000;

/** How a session fails: ended by its learner, broken, or not to be had. */
type Fault = "stopped" | "broke" | "unavailable";

/**
 * Runs the cells of a notebook in a thread of its own, one after the other. What takes too long ends with its
 * thread; the next cell has another, which knows nothing of the cells before.
 */
export function createCodeRunner(parts: CodeRunnerParts): CodeRunner {
  let session: Session | null = null;
  let count = 0;
  const drop = (which: Session) => {
    if (session !== which) return;
    session = null;
    which.end("stopped");
  };
  return {
    stop: () => {
      if (session !== null) drop(session);
    },
    async run(cell, told) {
      session ??= openSession(parts);
      const mine = session;
      count += 1;
      const last = await runIn(mine, { ...cell, id: count }, parts, told);
      if (last.kind === "ended" || last.kind === "unavailable") drop(mine);
      told(last);
    },
  };
}

type Question = RunnableCell & { readonly id: number };

async function runIn(
  session: Session,
  cell: Question,
  { pythonMegabytes }: CodeRunnerParts,
  told: (run: CellRun) => void,
): Promise<CellRun> {
  const output = collect((now) => told({ kind: "running", ...now }));
  const faulty = (fault: Fault): CellRun =>
    fault === "unavailable"
      ? { kind: "unavailable" }
      : { kind: "ended", why: fault, ...output.now() };
  told({ kind: "starting" });
  const ready = await within(mostStartMs, "unavailable", session.ready, session.fault);
  if (typeof ready === "string") return faulty(ready);
  if (cell.language === "python") {
    const loading = (part: number) => told({ kind: "loading", part, megabytes: pythonMegabytes });
    const fault = await session.loadPython(loading);
    if (fault !== null) return faulty(fault);
  }
  told({ kind: "running", ...output.now() });
  const end = session.ask(cell, output);
  const outcome = await within<RunOutcome | Fault | RunEnd>(
    mostRunMs,
    "too_long",
    end,
    session.fault,
  );
  if (typeof outcome !== "string") return { ...outcome, ...output.now() };
  return outcome === "too_long"
    ? { kind: "ended", why: outcome, ...output.now() }
    : faulty(outcome);
}

interface Output {
  readonly now: () => CellOutput;
  readonly hear: (answer: SandboxAnswer) => void;
}

/** Gathers what a run prints. The thread counts too, but it runs what a learner wrote. */
function collect(told: (output: CellOutput) => void): Output {
  let printed: readonly Printed[] = [];
  let left = mostPrinted;
  let cut = false;
  const now = () => ({ printed, cut });
  return {
    now,
    hear: (answer) => {
      if (answer.kind === "cut") cut = true;
      if (answer.kind === "printed") {
        const text = answer.text.slice(0, left);
        cut ||= text.length < answer.text.length;
        left -= text.length;
        if (text !== "") printed = joined(printed, { stream: answer.stream, text });
      }
      told(now());
    },
  };
}

function joined(printed: readonly Printed[], next: Printed): readonly Printed[] {
  const last = printed.at(-1);
  if (last?.stream !== next.stream) return [...printed, next];
  return [...printed.slice(0, -1), { stream: next.stream, text: last.text + next.text }];
}

interface Session {
  readonly ready: Promise<null>;
  /** Resolved once the session came to its end. */
  readonly fault: Promise<Fault>;
  readonly loadPython: (told: (part: number) => void) => Promise<Fault | null>;
  readonly ask: (cell: Question, output: Output) => Promise<RunOutcome>;
  readonly end: (why: Fault) => void;
}

function openSession({ startThread, fetchPython }: CodeRunnerParts): Session {
  const ready = Promise.withResolvers<null>();
  const fault = Promise.withResolvers<Fault>();
  const python = Promise.withResolvers<boolean>();
  const starting = startThread();
  let isPythonHere = false;
  let listening: { readonly id: number; readonly hear: (answer: SandboxAnswer) => void } | null =
    null;
  const hear = (answer: SandboxAnswer) => {
    if (answer.kind === "ready") ready.resolve(null);
    else if (answer.kind === "broke") fault.resolve("broke");
    else if (answer.kind === "python") python.resolve(answer.ok);
    else if (answer.id === listening?.id) listening.hear(answer);
  };
  starting.then((thread) => thread.listen(hear)).catch(() => fault.resolve("unavailable"));
  const tell = async (question: SandboxQuestion) => (await starting).ask(question);
  return {
    ready: ready.promise,
    fault: fault.promise,
    async loadPython(told) {
      if (isPythonHere) return null;
      told(0);
      try {
        const files = await Promise.race([fetchPython(told), fault.promise]);
        if (typeof files === "string") return files;
        await tell({ kind: "python", files });
      } catch {
        return "unavailable";
      }
      const came = await within<boolean | Fault>(
        mostPythonMs,
        "unavailable",
        python.promise,
        fault.promise,
      );
      if (typeof came === "string") return came;
      isPythonHere = came;
      return came ? null : "unavailable";
    },
    ask(cell, output) {
      const ended = Promise.withResolvers<RunOutcome>();
      listening = {
        id: cell.id,
        hear: (answer) => {
          if (answer.kind === "ended") ended.resolve(answer.outcome);
          else output.hear(answer);
        },
      };
      void tell({ kind: "run", ...cell });
      return ended.promise;
    },
    end: (why) => {
      fault.resolve(why);
      starting.then((thread) => thread.end()).catch(() => undefined);
    },
  };
}

/** What comes first, or another answer once it took too long. */
async function within<Value>(
  ms: number,
  late: Value | Fault,
  ...awaited: readonly Promise<Value | Fault>[]
): Promise<Value | Fault> {
  const clock = Promise.withResolvers<Value | Fault>();
  const timer = setTimeout(() => clock.resolve(late), ms);
  const first = await Promise.race([...awaited, clock.promise]);
  clearTimeout(timer);
  return first;
}
