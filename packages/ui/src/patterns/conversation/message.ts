import type { ReactNode } from "react";

export interface ChatParagraph {
  readonly text: string;
  /** Its language where that is not the page's. */
  readonly lang?: string | undefined;
}

/** A message as the conversation shows it. */
export interface ChatMessage {
  readonly id: string;
  readonly author: "member" | "partner";
  /** Paragraphs are parted by an empty line. */
  readonly text: string;
  /** The same by paragraphs, where some are in another language than the page. */
  readonly paragraphs?: readonly ChatParagraph[] | undefined;
  /** What stands below the text, such as where it was read. */
  readonly after?: ReactNode;
  readonly at?: Date | undefined;
  /** `streaming` while it is still being written, `failed` where it could not be sent. */
  readonly state: "sent" | "streaming" | "failed";
  /** Why one that `failed` is not taken however often it is sent. */
  readonly refusal?: string | undefined;
}

/** The paragraphs of a message. */
export function paragraphsOf({ text, paragraphs }: ChatMessage): readonly ChatParagraph[] {
  return paragraphs ?? text.split(/\n{2,}/u).map((paragraph) => ({ text: paragraph }));
}
