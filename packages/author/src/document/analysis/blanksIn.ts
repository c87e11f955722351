import type { LanguageRules } from "../rules/index.ts";
import type { Noun } from "./nounsOf.ts";

/** A noun of a sentence that can be left out. */
export interface Blank {
  readonly noun: Noun;
  readonly start: number;
  readonly end: number;
  /** The noun begins with a vowel because the word before it is elided, or `an`. */
  readonly needsVowel: boolean | null;
}

/** What tells a noun by the words around it. */
type PhraseRules = Pick<LanguageRules, "beforeNoun" | "endsPhrase" | "functionWords">;

const anyPhrase: PhraseRules = { beforeNoun: null, endsPhrase: false, functionWords: new Set() };

/** "The field ‘Base’" is told by its name; before "than" stands no noun. */
const tellsWhich = /^ (?:[‘’“"«]|(?:than|que|dan)(?!\p{Letter}))/u;

/** Another form of the word in the same sentence gives it away. */
const stemLength = 5;

/** The nouns that stand once in the sentence, on their own, the most telling first. */
export function blanksIn(
  sentence: string,
  nouns: ReadonlyMap<string, Noun>,
  { beforeNoun, endsPhrase, functionWords }: PhraseRules = anyPhrase,
): readonly Blank[] {
  const blanks = [
    ...sentence.matchAll(/(?<![\p{Letter}\d-])\p{Lowercase}{4,}(?![\p{Letter}\d’'-])/gu),
  ].flatMap((match) => {
    const noun = nouns.get(match[0]);
    const start = match.index;
    const end = start + match[0].length;
    const alone =
      start > 0 &&
      sentence.toLowerCase().split(match[0].slice(0, stemLength)).length === 2 &&
      !insideQuotes(sentence, start) &&
      !tellsWhich.test(sentence.slice(end)) &&
      (beforeNoun === null || beforeNoun.test(sentence.slice(0, start))) &&
      (!endsPhrase || isEnd(sentence.slice(end), functionWords));
    return noun === undefined || !alone ? [] : [blankAt(sentence, noun, start)];
  });
  return blanks.toSorted((a, b) => tellingness(b, sentence) - tellingness(a, sentence));
}

/** The gap that a noun leaves at its place in a sentence. */
export function blankAt(sentence: string, noun: Noun, start: number): Blank {
  const needsVowel = vowelBefore(sentence.slice(0, start));
  return { noun, start, end: start + noun.word.length, needsVowel };
}

/** A mark or a function word comes next. */
function isEnd(after: string, functionWords: ReadonlySet<string>): boolean {
  const [, next] = /^\s(\p{Letter}+)/u.exec(after) ?? [];
  return next === undefined || functionWords.has(next.toLowerCase());
}

/** Rarer and longer words tell more; the first words of a sentence say what it is about. */
function tellingness({ noun, start }: Blank, sentence: string): number {
  const rarity = 1 / Math.log(noun.count + 2);
  const place = start / sentence.length > 0.25 ? 1.15 : 1;
  return rarity * place * Math.min(noun.word.length, 12);
}

function vowelBefore(before: string): boolean | null {
  if (/[’'](?:\s*)$/u.test(before) || /(?:^|\s)an\s$/iu.test(before)) return true;
  return /(?:^|\s)(?:a|le|la|de|du|ce|que|ne|je)\s$/iu.test(before) ? false : null;
}

function insideQuotes(sentence: string, at: number): boolean {
  const before = sentence.slice(0, at);
  const open = (mark: string) => before.split(mark).length - 1;
  return (
    open("«") > open("»") || open("“") > open("”") || open('"') % 2 === 1 || open("(") > open(")")
  );
}
