import { createFormatter, loadMessages } from "@alambic/i18n";
import type { Formatter } from "@alambic/i18n";

import type { InstructionLanguage } from "../model/InstructionLanguage.ts";

/** Writes the author's own sentences in one language. */
export type Texts = Formatter;

/** Loads the `author` catalogue. A message that cannot be formatted throws. */
export async function loadTexts(language: InstructionLanguage): Promise<Texts> {
  return createFormatter(language, await loadMessages(language, ["author"]), {
    onError: (error) => {
      throw error;
    },
  });
}
