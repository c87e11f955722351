import type { ReactNode } from "react";

/** A message as the conversation shows it. */
export interface ChatMessage {
  readonly id: string;
  readonly author: "member" | "partner";
  /** Paragraphs are parted by an empty line. */
  readonly text: string;
  /** What stands below the text, such as where it was read. */
  readonly after?: ReactNode;
  readonly at?: Date | undefined;
  /** `streaming` while it is still being written, `failed` where it could not be sent. */
  readonly state: "sent" | "streaming" | "failed";
}
