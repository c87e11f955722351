import type { Failure, Outcome } from "@alambic/api-client/core";
import type { NewSupportMessage, SupportMessage } from "@alambic/contract";
import { judgeFailure } from "@alambic/offline/queue";
import type { ChatMessage } from "@alambic/ui/SupportConversation";
import { useRef, useState } from "react";
import { keepDraft, readDraft } from "../drafts/waitingDrafts.ts";
import type { DraftPlace } from "../drafts/waitingDrafts.ts";
import { randomUuid } from "../randomUuid.ts";
import { keptOf, parseThread, withMessage, withoutMessage } from "./threadDraft.ts";
import type { OutgoingMessage, ThreadDraft } from "./threadDraft.ts";

export interface ThreadOptions {
  readonly memberId: string;
  /** The id by which its reader knows the conversation. */
  readonly conversationId: string;
  /** On which side the reader is. */
  readonly side: SupportMessage["author"];
  /** What the server has, oldest first. */
  readonly messages: readonly SupportMessage[];
  /** Sends a message, which may be sent before. */
  readonly send: (message: NewSupportMessage) => Promise<Outcome<unknown>>;
}

export interface Thread {
  /** What was said, and what is on its way or did not arrive. */
  readonly messages: readonly ChatMessage[];
  readonly isSending: boolean;
  /** Why the last message did not arrive; null where it did, and where it says so itself. */
  readonly failure: Failure | null;
  readonly initial: string;
  readonly onDraft: (text: string) => void;
  readonly onSend: (text: string) => void;
  readonly onSendAgain: (id: string) => void;
  readonly onDiscard: (id: string) => void;
}

/** A conversation as it is written: on this device until the server has it. */
export function useThread(options: ThreadOptions): Thread {
  const { memberId, conversationId, side, messages, send } = options;
  const place: DraftPlace = { kind: "support", memberId, openedId: conversationId };
  const [draft, setDraft] = useState(() => parseThread(readDraft(place)));
  const [failure, setFailure] = useState<Failure | null>(null);
  const latest = useRef(draft);

  const hold = (changed: ThreadDraft) => {
    latest.current = changed;
    keepDraft(place, keptOf(changed));
    setDraft(changed);
  };
  const mark = (message: OutgoingMessage) => hold(withMessage(latest.current, message));
  const go = async (message: NewSupportMessage) => {
    mark({ ...message, state: "sending" });
    const sent = await send(message);
    if (sent.ok) mark({ ...message, state: "sent" });
    const verdict = sent.ok ? null : judgeFailure(sent.failure);
    const refusal = verdict?.kind === "refuse" ? (verdict.refusal.detail ?? undefined) : undefined;
    if (!sent.ok) mark({ ...message, state: "failed", refusal });
    setFailure(sent.ok || refusal !== undefined ? null : sent.failure);
  };

  const arrived = new Set(messages.map(({ id }) => id));
  const outgoing = draft.outgoing.filter(({ id }) => !arrived.has(id));
  return {
    messages: [
      ...messages.map(({ id, author, text, sent_at }): ChatMessage => ({
        id,
        author: author === side ? "member" : "partner",
        text,
        at: new Date(sent_at),
        state: "sent",
      })),
      ...outgoing.map(({ id, text, state, refusal }): ChatMessage => ({
        id,
        author: "member",
        text,
        state: state === "failed" ? "failed" : "sent",
        refusal,
      })),
    ],
    isSending: draft.outgoing.some(({ state }) => state === "sending"),
    failure,
    initial: draft.text,
    onDraft: (text) => hold({ ...latest.current, text }),
    onSend: (text) => void go({ id: randomUuid(), text }),
    onSendAgain: (id) => {
      const lost = latest.current.outgoing.find((message) => message.id === id);
      if (lost !== undefined) void go({ id: lost.id, text: lost.text });
    },
    onDiscard: (id) => hold(withoutMessage(latest.current, id)),
  };
}
