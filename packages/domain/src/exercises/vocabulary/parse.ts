import type { VocabularyContent, VocabularyEntry } from "@alambic/contract";
import type { Check, Report } from "../checks/index.ts";
import {
  among,
  languageTag,
  list,
  member,
  object,
  partId,
  picture,
  reportBlankAnswers,
  reportDuplicates,
  richText,
  text,
} from "../checks/index.ts";
import { choicesOf } from "./sides.ts";

export const directions = ["term_to_meaning", "meaning_to_term"] as const;

const word = text({ least: 1, most: 120 });

const entry: Check<VocabularyEntry> = object(
  { id: partId, terms: list(word, 1, 10), meanings: list(word, 1, 10) },
  { reading: word, picture },
);

export const content: Check<VocabularyContent> = object(
  {
    prompt: richText,
    lang: languageTag,
    directions: list(among(directions), 1, 2),
    mode: among(["typed", "chosen"]),
    entries: list(entry, 1, 20),
  },
  { meaning_lang: languageTag, explanation: richText },
);

/** Entries have ids and words of their own, directions differ, and choosing has something to choose. */
export function contentRules(words: VocabularyContent, path: string, report: Report): void {
  const place = member(path, "entries");
  const ids = words.entries.map(({ id }) => id);
  reportDuplicates(ids, place, "id", report);
  reportDuplicates(words.directions, member(path, "directions"), "", report);
  for (const [index, { terms, meanings }] of words.entries.entries()) {
    reportBlankAnswers(terms, member(member(place, index), "terms"), report);
    reportBlankAnswers(meanings, member(member(place, index), "meanings"), report);
  }
  if (words.mode === "typed") return;
  for (const direction of words.directions) {
    if (choicesOf(words, direction).length > 1) continue;
    report(place, "too_short", "There is nothing to choose between.");
  }
}
