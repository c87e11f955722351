import { useI18n } from "@alambic/i18n/react";
import { visuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.css.ts";
import type { ChatMessage } from "./message.ts";
import { completeSentences } from "./sentences.ts";

export interface SpokenMessageProps {
  /** The partner's newest message, if it came while the conversation was open. */
  readonly message: ChatMessage | undefined;
}

/**
 * Reads an answer aloud while it is written: sentence by sentence, each once and politely. The
 * words on the screen are no live region, so that not every syllable interrupts.
 */
export function SpokenMessage({ message }: SpokenMessageProps) {
  const { locale } = useI18n();
  const sentences =
    message === undefined
      ? []
      : completeSentences(message.text, message.state !== "streaming", locale);
  return (
    <div aria-live="polite" aria-relevant="additions" className={visuallyHidden}>
      {sentences.map((sentence, index) => (
        <p key={`${message?.id} ${index} ${sentence}`}>{sentence}</p>
      ))}
    </div>
  );
}
