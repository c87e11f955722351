import { toRomaji } from "wanakana";

import type { AuthorRequest, ItemDraft } from "../drafts.ts";
import { rowsOf } from "../language/kana/signs.ts";
import { languageOfSkill } from "../language/taught-languages.ts";
import { toWord } from "../language/words/Word.ts";
import { entriesOf, isTheme } from "../language/words/WordSet.ts";

/** What a data set says of one entry. */
export interface Fact {
  readonly id: string;
  /** As it is learned, article included. */
  readonly term: string;
  readonly bare: string;
  readonly article: string | null;
  readonly meaning: string;
  readonly typed: readonly string[];
}

/**
 * The facts that an item from a data set rests on, in the order of its provenance, read afresh.
 * Null for items of other provenance, and for words that are only read aloud.
 */
export function factsOf({ provenance }: ItemDraft, request: AuthorRequest): readonly Fact[] | null {
  if (provenance.kind !== "data" || request.source.kind !== "topic") return null;
  const { dataSet, entries } = provenance;
  const lang = languageOfSkill(request.source.mainSkill);
  if (dataSet === "hiragana" || dataSet === "katakana") {
    const signs = [...rowsOf(dataSet, "plain"), ...rowsOf(dataSet, "voiced")].flat();
    return entries.flatMap((text) =>
      signs
        .filter((sign) => sign.text === text)
        .map(({ typed }) => ({
          id: text,
          term: text,
          bare: text,
          article: null,
          meaning: toRomaji(text),
          typed,
        })),
    );
  }
  if (lang === null || !isTheme(dataSet)) return null;
  const all = entriesOf(dataSet, lang, request.language);
  return entries.flatMap((id) =>
    all
      .filter((entry) => entry.id === id)
      .map((entry) => toWord(entry, lang, request.language))
      .map(({ foreign, name, article, meaning, typed }) => ({
        id,
        term: foreign,
        bare: name.text,
        article,
        meaning,
        typed,
      })),
  );
}
