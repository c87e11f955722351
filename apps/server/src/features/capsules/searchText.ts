import { sql } from "kysely";
import type { RawBuilder } from "kysely";

/** Text as it is searched: without case and accents, words apart. */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("ß", "ss")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The search column of some texts. */
export function searchVector(texts: readonly string[]): RawBuilder<string> {
  return sql<string>`to_tsvector('simple', ${foldText(texts.join(" "))})`;
}

/** A query for which a folded word has to begin a word of the capsule. */
export function searchQuery(word: string): RawBuilder<string> {
  return sql<string>`to_tsquery('simple', ${`${word}:*`})`;
}

/** Enough for any search; a long text is not a search. */
const mostWords = 40;

/** The folded words that are searched for. */
export function searchedWords(text: string): string[] {
  return foldText(text).split(" ").filter(Boolean).slice(0, mostWords);
}

/** In SQL: whether every word that is looked for stands somewhere in a column of folded text. */
export function holdsWords(column: string, search: string): RawBuilder<boolean> {
  const words = searchedWords(search);
  if (words.length === 0) return sql<boolean>`true`;
  const held = words.map((word) => sql<boolean>`position(${word} in ${sql.ref(column)}) > 0`);
  return sql<boolean>`(${sql.join(held, sql` and `)})`;
}
