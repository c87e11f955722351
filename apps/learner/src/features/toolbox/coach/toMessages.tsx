import type { CoachAnswer, CoachExchange, CoachPart, Locale } from "@alambic/contract";
import type { ChatMessage } from "@alambic/ui/CoachChat";
import { Sources } from "./Sources.tsx";

/** A language to mark a text with; undefined for the page's own. */
export type Foreign = (language: Locale) => Locale | undefined;

/** What a member asked, and what the coach answered with where it read it. */
export function toMessages(exchange: CoachExchange, foreign: Foreign): ChatMessage[] {
  const { id, content, asked_at, answer } = exchange;
  const asked: ChatMessage = {
    id,
    author: "member",
    text: content,
    at: new Date(asked_at),
    state: "sent",
  };
  if (answer === null) return [asked];
  const at = new Date(answer.answered_at);
  const said = saidOf(id, answer.parts, answer.digital_source_type, foreign);
  return [asked, { ...said, at, state: "sent" }];
}

/** So much of an answer as a language model has written by now. */
export function toWriting(
  messageId: string,
  parts: readonly CoachPart[],
  foreign: Foreign,
): ChatMessage {
  return { ...saidOf(messageId, parts, "trainedAlgorithmicMedia", foreign), state: "streaming" };
}

function saidOf(
  messageId: string,
  parts: readonly CoachPart[],
  digitalSourceType: CoachAnswer["digital_source_type"],
  foreign: Foreign,
) {
  return {
    id: `${messageId}-answer`,
    author: "partner" as const,
    text: parts.map(({ text }) => text).join("\n\n"),
    paragraphs: parts.map((part) => ({ text: part.text, lang: languageOf(part, foreign) })),
    after: <Sources parts={parts} digitalSourceType={digitalSourceType} />,
  };
}

function languageOf(part: CoachPart, foreign: Foreign): Locale | undefined {
  const language = part.type === "quote" || part.type === "statement" ? part.language : undefined;
  return language === undefined ? undefined : foreign(language);
}
