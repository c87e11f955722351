import type { RichText, TextRun } from "@alambic/contract";

/** A word or sentence in a language of its own. `lang` is a language tag: `ja`, `nl`. */
export function inLanguage(text: string, lang: string): TextRun {
  return { text, lang };
}

/** What a reader sees, without emphasis and languages. */
export function plainText(text: RichText): string {
  return typeof text === "string" ? text : text.map((run) => run.text).join("");
}

const opening = "\uE000";
const closing = "\uE001";

/**
 * Formats a message some of whose values are runs: `format` hands the formatter a place for each
 * name, and the run of that name comes to stand there.
 */
export function withRuns(
  runs: Readonly<Record<string, TextRun>>,
  format: (place: (name: string) => string) => string,
): TextRun[] {
  return format((name) => `${opening}${name}${closing}`)
    .split(new RegExp(`${opening}([^${closing}]*)${closing}`))
    .flatMap((part, index): TextRun[] => {
      const run = index % 2 === 0 ? { text: part } : runs[part];
      return run === undefined || run.text === "" ? [] : [run];
    });
}
