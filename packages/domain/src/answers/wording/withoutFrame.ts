import type { Locale } from "@alambic/contract";
import { normalise } from "../normalise.ts";

/** Words with which an answer is made a sentence. */
const openings: Readonly<Record<Locale, RegExp>> = {
  fr: /^(?:c'est|ce sont|c'était) (?=\S)/u,
  en: /^(?:it is|it's|it was|they are|this is) (?=\S)/u,
  nl: /^(?:het is|het zijn|dat is|dat zijn|het was) (?=\S)/u,
};

/** Words that say where, before a name. */
const prepositions: Readonly<Record<Locale, RegExp>> = {
  fr: /^(?:à|a|au|aux|en|dans) (?:(?:la |le |les )|(?=\S))/u,
  en: /^(?:in|at) (?:the )?(?=\S)/u,
  nl: /^(?:in|te|op) (?:de |het )?(?=\S)/u,
};

/** An infinitive with or without its "to". */
const infinitive = /^to (?=\p{L})/u;

/** A typed text without what only leads to its answer, unless that answer begins in the same way. */
export function withoutFrame(typed: string, raw: string, language: Locale): string {
  const expected = normalise(raw);
  const isName = /^(?:(?:[Tt]he|[Ll]e|[Ll]a|[Ll]es|[Dd]e|[Hh]et) |[Ll]['’])?\p{Lu}\p{Ll}/u.test(
    raw,
  );
  const frames = [
    openings[language],
    ...(isName ? [prepositions[language]] : []),
    ...(language === "en" ? [infinitive] : []),
  ];
  return frames
    .filter((frame) => !frame.test(expected))
    .reduce((text, frame) => text.replace(frame, ""), typed);
}
