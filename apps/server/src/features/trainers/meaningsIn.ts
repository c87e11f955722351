import type { WordMeaning } from "@alambic/contract";

import { articleOf, readDataSet, withArticle } from "@alambic/author/languages";
import type { Entry } from "@alambic/author/languages";
import { isTaughtLanguage } from "@alambic/author/model";
import type { TaughtLanguage } from "@alambic/author/model";

const sets = ["vocabulary", "phrases", "calendar", "units", "countries"] as const;
const languages = ["fr", "en", "nl"] as const;

/** Of each language, the entries of the author's own data by what they are called in it. */
const known = new Map<TaughtLanguage, ReadonlyMap<string, Entry | null>>();

/** What a word means in the languages of the app other than its own, where the author's data says so. */
export function meaningsIn(terms: readonly string[], lang: string): WordMeaning[] {
  if (!isTaughtLanguage(lang)) return [];
  const entries = known.get(lang) ?? readEntries(lang);
  known.set(lang, entries);
  const entry = terms.map((term) => entries.get(keyOf(term))).find((one) => one !== undefined);
  if (entry === undefined || entry === null) return [];
  return languages
    .filter((language) => language !== lang)
    .map((language) => {
      const name = entry.names[language];
      const articled = articleOf(name, language) === null ? [] : [withArticle(name, language)];
      return { language, texts: [...new Set([name.text, ...articled])] };
    });
}

/** A name of several things says nothing sure of any of them. */
function readEntries(lang: TaughtLanguage): ReadonlyMap<string, Entry | null> {
  const entries = new Map<string, Entry | null>();
  for (const set of sets) {
    for (const entry of readDataSet(set)) {
      const { text, reading } = entry.names[lang];
      for (const name of new Set([text, reading ?? text].map(keyOf)))
        entries.set(name, entries.has(name) ? null : entry);
    }
  }
  return entries;
}

function keyOf(name: string): string {
  return name.normalize("NFC").toLowerCase();
}
