import type { Formatter } from "@alambic/i18n";

/** A day in words: "vendredi 20 novembre". */
export function dayText(texts: Formatter, moment: Date, timeZone: string): string {
  return texts.date(moment, { weekday: "long", day: "numeric", month: "long", timeZone });
}
