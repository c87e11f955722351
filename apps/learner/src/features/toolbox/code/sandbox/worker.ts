import type { SandboxAnswer, SandboxQuestion } from "../messages.ts";
import { catchConsole } from "./catchConsole.ts";
import { createPrinter } from "./createPrinter.ts";
import { loadPython } from "./loadPython.ts";
import type { RunPython } from "./loadPython.ts";
import { runJavaScript } from "./runJavaScript.ts";
import { show } from "./show.ts";

/** What this worker uses of its global scope. */
interface WorkerScope {
  addEventListener(
    type: "message",
    listener: (event: { readonly ports: readonly MessagePort[] }) => void,
    options: { readonly once: true },
  ): void;
  addEventListener(type: "error", listener: (event: ErrorEvent) => void): void;
  addEventListener(
    type: "unhandledrejection",
    listener: (event: PromiseRejectionEvent) => void,
  ): void;
}

declare const self: WorkerScope;

self.addEventListener(
  "message",
  ({ ports: [port] }) => {
    if (port !== undefined) listenTo(port);
  },
  { once: true },
);

function listenTo(port: MessagePort): void {
  // Taken before a learner's code can change what it is.
  const post = port.postMessage.bind(port);
  const say = (answer: SandboxAnswer) => post(answer);
  const printer = createPrinter(say);
  let python: RunPython | null = null;
  catchConsole(printer.print);
  self.addEventListener("error", (event) => {
    event.preventDefault();
    printer.print("err", `${event.message}\n`);
  });
  self.addEventListener("unhandledrejection", (event) => {
    event.preventDefault();
    printer.print("err", `${show(event.reason)}\n`);
  });
  const hear = async (question: SandboxQuestion) => {
    if (question.kind === "python") {
      try {
        python = await loadPython(question.files, printer.print);
        say({ kind: "python", ok: true });
      } catch {
        say({ kind: "python", ok: false });
      }
      return;
    }
    const { id, language, source } = question;
    printer.begin(id);
    const outcome =
      language === "python" && python !== null
        ? await python(id, source)
        : await runJavaScript(id, source);
    printer.flush();
    say({ kind: "ended", id, outcome });
  };
  port.addEventListener("message", (event: MessageEvent<SandboxQuestion>) => void hear(event.data));
  port.start();
  say({ kind: "ready" });
}
