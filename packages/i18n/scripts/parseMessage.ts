import { parse } from "@formatjs/icu-messageformat-parser";
import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";

/** Parses ICU text into what the formatter reads. The error names the message that is wrong. */
export function parseMessage(id: string, text: string): MessageFormatElement[] {
  try {
    return parse(text, { captureLocation: false });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The message ${id} is not ICU text (${reason}): ${text}`, { cause: error });
  }
}
