import { fieldOf } from "@alambic/domain/fields";
import type { CellError, Stream } from "@alambic/ui/CodeCells";
import type { RunOutcome, SandboxAnswer } from "../messages.ts";

const streams = ["out", "err"] as const satisfies readonly Stream[];

/** Reads what the thread says; null for what is nothing that it says. */
export function parseAnswer(value: unknown): SandboxAnswer | null {
  const kind = fieldOf(value, "kind");
  const id = fieldOf(value, "id");
  if (kind === "ready" || kind === "broke") return { kind };
  if (kind === "python") return { kind, ok: fieldOf(value, "ok") === true };
  if (typeof id !== "number") return null;
  if (kind === "cut") return { kind, id };
  if (kind === "printed") {
    const stream = streams.find((known) => known === fieldOf(value, "stream"));
    const text = fieldOf(value, "text");
    return stream !== undefined && typeof text === "string" ? { kind, id, stream, text } : null;
  }
  const outcome = kind === "ended" ? parseOutcome(fieldOf(value, "outcome")) : null;
  return outcome === null ? null : { kind: "ended", id, outcome };
}

function parseOutcome(value: unknown): RunOutcome | null {
  const kind = fieldOf(value, "kind");
  if (kind === "done") {
    const told = fieldOf(value, "value");
    return { kind, value: typeof told === "string" ? told : null };
  }
  const error = kind === "raised" ? parseError(fieldOf(value, "error")) : null;
  return error === null ? null : { kind: "raised", error };
}

function parseError(value: unknown): CellError | null {
  const message = fieldOf(value, "message");
  const line = fieldOf(value, "line");
  if (typeof message !== "string") return null;
  return { message, line: typeof line === "number" ? line : null };
}
