import type { NewSupportMessage } from "@alambic/contract";
import { fieldOf } from "@alambic/domain/fields";
import { parseJson } from "../drafts/parseKept.ts";

/** A message that the server may not have: sent again with its id, it counts once. */
export interface OutgoingMessage extends NewSupportMessage {
  readonly state: "sending" | "sent" | "failed";
  /** Why the server does not take it, where it said so. */
  readonly refusal?: string | undefined;
}

/** What is written in a conversation, and what was sent and not answered for. */
export interface ThreadDraft {
  readonly text: string;
  readonly outgoing: readonly OutgoingMessage[];
}

export const emptyThread: ThreadDraft = { text: "", outgoing: [] };

/** What of a draft is worth keeping; null where it is nothing. What the server has is not. */
export function keptOf({ text, outgoing }: ThreadDraft): object | null {
  const waiting = outgoing.filter(({ state }) => state !== "sent");
  if (text === "" && waiting.length === 0) return null;
  return {
    text,
    outgoing: waiting.map(({ id, text: said, refusal }) => ({ id, text: said, refusal })),
  };
}

/** Reads what was kept: what was on its way when the tab closed can be sent again. */
export function parseThread(kept: string | null): ThreadDraft {
  const value = parseJson(kept ?? "null");
  const text = fieldOf(value, "text");
  const outgoing = fieldOf(value, "outgoing");
  return {
    text: typeof text === "string" ? text : "",
    outgoing: Array.isArray(outgoing) ? outgoing.flatMap(readMessage) : [],
  };
}

function readMessage(value: unknown): OutgoingMessage[] {
  const [id, text] = [fieldOf(value, "id"), fieldOf(value, "text")];
  const refusal = fieldOf(value, "refusal");
  if (typeof id !== "string" || typeof text !== "string") return [];
  return [{ id, text, state: "failed", ...(typeof refusal === "string" ? { refusal } : {}) }];
}

/** A draft with a message at its end, or in the state that it is in now. */
export function withMessage(draft: ThreadDraft, message: OutgoingMessage): ThreadDraft {
  const others = draft.outgoing.filter(({ id }) => id !== message.id);
  return { ...draft, outgoing: [...others, message] };
}

/** A draft without a message that its author gave up. */
export function withoutMessage(draft: ThreadDraft, id: string): ThreadDraft {
  return { ...draft, outgoing: draft.outgoing.filter((message) => message.id !== id) };
}
