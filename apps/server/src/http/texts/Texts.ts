import { createFormatter, loadMessages } from "@alambic/i18n";
import type { Formatter, Locale } from "@alambic/i18n";

/** What the server says, in every language. */
export type Texts = Readonly<Record<Locale, Formatter>>;

/** Loads the texts of the server. `onError` is told of a message that cannot be shown. */
export async function loadTexts(onError: (error: Error) => void): Promise<Texts> {
  const load = async (locale: Locale) =>
    createFormatter(locale, await loadMessages(locale, ["coachAnswers", "problems", "server"]), {
      onError,
    });
  const [fr, en, nl] = await Promise.all([load("fr"), load("en"), load("nl")]);
  return { fr, en, nl };
}
