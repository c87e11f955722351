import { readDataSet } from "../sources/languages/readDataSet.ts";
import type { Entry, Name } from "../sources/languages/readDataSet.ts";
import { taughtLanguages } from "../model/taught-languages.ts";
import { foldText } from "../texts/foldText.ts";

const dataSets = ["vocabulary", "phrases", "numbers", "calendar", "units", "countries"] as const;
/** Shorter words mean too many things in one language or another. */
const fewestLetters = 3;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

let known: ReadonlyMap<string, readonly Entry[]> | null = null;

/**
 * What in the text translates one of the answers, as far as our words know; null where nothing does. What
 * the question says in any language tells nothing, and neither does a meaning where the question shows
 * the word itself, to be read or written in another script.
 */
export function translationIn(
  text: string,
  answers: readonly (readonly string[])[],
  question: string,
): string | null {
  const single = answers.flatMap((parts) => (parts.length === 1 ? parts : []));
  for (const answer of single)
    for (const entry of entriesNamed(answer, question)) {
      if (isTranscribed(answer, entry, question)) continue;
      const found = namesOf(entry)
        .flatMap(writings)
        .find((name) => stands(name, text) && !stands(name, question));
      if (found !== undefined) return `${answer} = ${found}`;
    }
  return null;
}

/** Whether the question shows the answer's own word, in whichever script. */
function isTranscribed(answer: string, entry: Entry, question: string): boolean {
  const key = keyOf(answer);
  return namesOf(entry)
    .map(writings)
    .some(
      (written) =>
        written.some((name) => keyOf(name) === key) &&
        written.some((name) => stands(name, question)),
    );
}

/**
 * The words of our data with this name in some language, its article aside; for a short name, those of them that
 * the question calls by another.
 */
function entriesNamed(answer: string, question: string): readonly Entry[] {
  known ??= readEntries();
  const key = keyOf(answer);
  const [, ...bare] = key.split(" ");
  const named = [key, bare.join(" ")].flatMap((name) => known?.get(name) ?? []);
  return unspaced.test(key) || key.length >= fewestLetters
    ? named
    : named.filter((entry) => namesOf(entry).some(({ text }) => stands(text, question)));
}

function readEntries(): ReadonlyMap<string, readonly Entry[]> {
  const entries = new Map<string, Entry[]>();
  for (const entry of dataSets.flatMap((set) => readDataSet(set)))
    for (const key of new Set(namesOf(entry).flatMap(writings).map(keyOf)))
      entries.set(key, [...(entries.get(key) ?? []), entry]);
  return entries;
}

function namesOf({ names }: Entry): readonly Name[] {
  return taughtLanguages.map((language) => names[language]);
}

function writings({ text, reading, romaji }: Name): readonly string[] {
  return [text, reading, romaji].filter((name) => name !== undefined);
}

function keyOf(name: string): string {
  return unspaced.test(name) ? name.trim() : foldText(name).trim();
}

function stands(name: string, text: string): boolean {
  if (unspaced.test(name)) return text.includes(name);
  const folded = foldText(name);
  return folded.trim().length >= fewestLetters && foldText(text).includes(folded);
}
