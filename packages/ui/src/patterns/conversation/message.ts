/** A message as the conversation shows it. */
export interface ChatMessage {
  readonly id: string;
  readonly author: "member" | "partner";
  /** Paragraphs are parted by an empty line. */
  readonly text: string;
  readonly at?: Date | undefined;
  /** `streaming` while it is still being written, `failed` where it could not be sent. */
  readonly state: "sent" | "streaming" | "failed";
}
