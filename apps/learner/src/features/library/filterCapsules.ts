import type { Capsule, Locale } from "@alambic/contract";

export interface LibraryFilter {
  readonly words: string;
  /** Only capsules in this language; null for all. */
  readonly language: Locale | null;
}

/** What a capsule can be found by, beside its title: words of the interface's language. */
export type SearchedWords = (capsule: Capsule) => readonly string[];

/** The capsules in which every word that was typed stands somewhere. Accents and case do not count. */
export function filterCapsules(
  capsules: readonly Capsule[],
  { words, language }: LibraryFilter,
  searched: SearchedWords,
): Capsule[] {
  const wanted = fold(words).split(/\s+/u).filter(Boolean);
  return capsules.filter((capsule) => {
    if (language !== null && capsule.language !== language) return false;
    const text = fold([capsule.title, ...searched(capsule)].join(" "));
    return wanted.every((word) => text.includes(word));
  });
}

function fold(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
