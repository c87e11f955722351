import type { CellError, Stream } from "@alambic/ui/CodeCells";
import type { RunOutcome, SandboxAnswer } from "../messages.ts";

const streams = ["out", "err"] as const satisfies readonly Stream[];

/** Reads what the thread says; null for what is nothing that it says. */
export function parseAnswer(value: unknown): SandboxAnswer | null {
  const kind = field(value, "kind");
  const id = field(value, "id");
  if (kind === "ready" || kind === "broke") return { kind };
  if (kind === "python") return { kind, ok: field(value, "ok") === true };
  if (typeof id !== "number") return null;
  if (kind === "cut") return { kind, id };
  if (kind === "printed") {
    const stream = streams.find((known) => known === field(value, "stream"));
    const text = field(value, "text");
    return stream !== undefined && typeof text === "string" ? { kind, id, stream, text } : null;
  }
  const outcome = kind === "ended" ? parseOutcome(field(value, "outcome")) : null;
  return outcome === null ? null : { kind: "ended", id, outcome };
}

function parseOutcome(value: unknown): RunOutcome | null {
  const kind = field(value, "kind");
  if (kind === "done") {
    const told = field(value, "value");
    return { kind, value: typeof told === "string" ? told : null };
  }
  const error = kind === "raised" ? parseError(field(value, "error")) : null;
  return error === null ? null : { kind: "raised", error };
}

function parseError(value: unknown): CellError | null {
  const message = field(value, "message");
  const line = field(value, "line");
  if (typeof message !== "string") return null;
  return { message, line: typeof line === "number" ? line : null };
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
