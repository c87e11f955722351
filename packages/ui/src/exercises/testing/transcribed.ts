import { locales } from "@alambic/i18n";

const texts = import.meta.glob<string>("../transcripts/written/*.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});

/**
 * What a screen reader says of a kind, by language, as the parameters that Storybook's tab
 * “Transcript” shows. `kind` is the `content_type` of the exercise.
 */
export function transcribed(kind: string) {
  const written = locales.flatMap((locale) => {
    const text = texts[`../transcripts/written/${kind}.${locale}.txt`];
    return text === undefined ? [] : [[locale, text] as const];
  });
  if (written.length < locales.length)
    throw new Error(`"${kind}" has no transcript in all languages.`);
  return { transcript: Object.fromEntries(written) };
}
