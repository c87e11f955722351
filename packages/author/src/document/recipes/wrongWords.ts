import { stemOf } from "../analysis/standsIn.ts";

const most = 5;

/** So many others that are not named in the sentence, and share no word with the right one. */
export function unlike(right: string, sentence: string, all: readonly string[]): readonly string[] {
  return all
    .filter(
      (other) =>
        !sentence.toLowerCase().includes(other.toLowerCase()) && !haveWordInCommon(right, other),
    )
    .slice(0, most);
}

/** Those that have no word in common with an earlier one. */
export function apart(texts: readonly string[]): readonly string[] {
  return texts.reduce<readonly string[]>(
    (kept, text) => (kept.some((other) => haveWordInCommon(other, text)) ? kept : [...kept, text]),
    [],
  );
}

/** "Thin clients" and "LTSP thin-clients" do; articles are none. */
function haveWordInCommon(one: string, other: string): boolean {
  const wordsOf = (text: string) =>
    text
      .toLowerCase()
      .split(/[ ’'-]/u)
      .filter((word) => word.length > 3)
      .map(stemOf);
  const words = new Set(wordsOf(one));
  return wordsOf(other).some((word) => words.has(word));
}

/** Each once, whatever its capitals. */
export function distinct(texts: readonly string[]): readonly string[] {
  return [
    ...new Map(texts.toReversed().map((text) => [text.toLowerCase(), text])).values(),
  ].toReversed();
}
