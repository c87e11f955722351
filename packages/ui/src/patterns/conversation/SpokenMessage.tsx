import { visuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.css.ts";
import { paragraphsOf } from "./message.ts";
import type { ChatMessage } from "./message.ts";

export interface SpokenMessageProps {
  /** The partner's newest message, if it came while the conversation was open. */
  readonly message: ChatMessage | undefined;
}

/**
 * Reads an answer aloud once it is whole, politely. The words on the screen are no live region, so that
 * what is still being written does not interrupt over and over.
 */
export function SpokenMessage({ message }: SpokenMessageProps) {
  const paragraphs =
    message === undefined || message.state === "streaming" ? [] : paragraphsOf(message);
  return (
    <div aria-live="polite" aria-relevant="additions" className={visuallyHidden}>
      {paragraphs.map(({ text, lang }, index) => (
        <p key={`${message?.id} ${index} ${text}`} lang={lang}>
          {text}
        </p>
      ))}
    </div>
  );
}
