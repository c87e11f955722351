import { loadMessages } from "@alambic/i18n";
import type { CompiledMessages, Locale } from "@alambic/i18n";

/** After so many milliseconds texts that did not come are asked for again. */
const restMs = 10_000;

const asked: Partial<Record<Locale, Promise<CompiledMessages | null>>> = {};

/**
 * The words for what went wrong; null where they cannot be loaded, most often for want of the same network:
 * that is no reason to lose the screen that is to show them.
 */
export function problemTexts(locale: Locale): Promise<CompiledMessages | null> {
  return (asked[locale] ??= loadMessages(locale, ["problems"]).catch(() => {
    setTimeout(() => delete asked[locale], restMs);
    return null;
  }));
}
