import type { MessageTags, MessageValues } from "../generated/messages.ts";

export type { CompiledMessage, CompiledMessages } from "./CompiledMessage.ts";

/** The id of every message, with its namespace: `kit.close`. */
export type MessageId = keyof MessageValues;

/** The ids of messages that hold tags (`<link>…</link>`), to be shown with `rich`. */
export type RichMessageId = keyof MessageTags;

/** The ids of messages that are plain text, to be shown with `t`. */
export type PlainMessageId = Exclude<MessageId, RichMessageId>;

/** What `t` takes after the id: nothing for a message without arguments, else their values. */
export type ValuesOf<Id extends MessageId> = [MessageValues[Id]] extends [undefined]
  ? []
  : [values: MessageValues[Id]];

/** Turns what stands between a tag's two ends into what is shown. */
export type RenderTag<Rich> = (children: (string | Rich)[]) => Rich;

/** What `rich` takes after the id: the values of the arguments, and how each tag is rendered. */
export type RichValuesOf<Id extends RichMessageId, Rich> = Record<
  MessageTags[Id],
  RenderTag<Rich>
> &
  ([MessageValues[Id]] extends [undefined] ? unknown : MessageValues[Id]);
