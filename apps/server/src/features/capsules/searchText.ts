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

/** A query for which every word of the text has to begin a word of the capsule; null for no words. */
export function searchQuery(text: string): RawBuilder<string> | null {
  const words = wordsOf(text);
  if (words.length === 0) return null;
  return sql<string>`to_tsquery('simple', ${words.map((word) => `${word}:*`).join(" & ")})`;
}

/** Enough for any search; a long text is not a search. */
const mostWords = 40;

function wordsOf(text: string): string[] {
  return foldText(text).split(" ").filter(Boolean).slice(0, mostWords);
}

/** In SQL: whether every word that is looked for stands somewhere in a column of folded text. */
export function holdsWords(column: string, search: string): RawBuilder<boolean> {
  const words = wordsOf(search);
  if (words.length === 0) return sql<boolean>`true`;
  const held = words.map((word) => sql<boolean>`position(${word} in ${sql.ref(column)}) > 0`);
  return sql<boolean>`(${sql.join(held, sql` and `)})`;
}
