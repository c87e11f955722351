import type { Stream } from "@alambic/ui/CodeCells";
import { mostPrinted } from "../messages.ts";
import type { SandboxAnswer } from "../messages.ts";

/** Pieces of a run that are told one by one; those after them together, so that none floods the page. */
const toldAlone = 100;
const toldTogether = 1_000;

export interface Printer {
  /** What is printed from now on belongs to this run. */
  readonly begin: (id: number) => void;
  readonly print: (stream: Stream, text: string) => void;
  readonly flush: () => void;
}

/** Tells what a run prints, up to as much as a run may print. */
export function createPrinter(say: (answer: SandboxAnswer) => void): Printer {
  let id = 0;
  let left = mostPrinted;
  let told = 0;
  let waiting: { readonly stream: Stream; readonly text: string } | null = null;
  const flush = () => {
    if (waiting === null) return;
    told += 1;
    say({ kind: "printed", id, ...waiting });
    waiting = null;
  };
  return {
    flush,
    begin: (next) => {
      flush();
      id = next;
      left = mostPrinted;
      told = 0;
    },
    print: (stream, text) => {
      if (left <= 0) return;
      if (waiting !== null && waiting.stream !== stream) flush();
      const taken = text.slice(0, left);
      waiting = { stream, text: (waiting?.text ?? "") + taken };
      left -= taken.length;
      if (told < toldAlone || waiting.text.length >= toldTogether || left <= 0) flush();
      if (taken.length < text.length) left = 0;
      if (left === 0 && taken.length < text.length) say({ kind: "cut", id });
    },
  };
}
