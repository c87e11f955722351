import type { Locale } from "@alambic/contract";

import { isStopWord } from "../search/stop-words.ts";
import { wordsOf } from "../search/words.ts";
import { coachTopics, othersWords, ownWords, phrases, writingWords } from "./lexicon.ts";
import type { CoachTopic } from "./lexicon.ts";

/** What a message asks, as far as rules can tell. */
export interface CoachQuestion {
  /** What it asks of the learner's log, most plainly said first. */
  readonly topics: readonly CoachTopic[];
  /** It says whose log is meant: the learner's own. */
  readonly isOwn: boolean;
  /** It names other people. */
  readonly isOfOthers: boolean;
  /** It asks for something to be written. */
  readonly asksToWrite: boolean;
  /** Words that belong to none of its topics: what else it is about. */
  readonly rest: readonly string[];
}

const locales: readonly Locale[] = ["fr", "en", "nl"];
const mostTopics = 3;

interface Match {
  readonly topic: CoachTopic;
  readonly phrase: readonly string[];
}

const ordered: Readonly<Record<Locale, readonly Match[]>> = {
  fr: matchesOf("fr"),
  en: matchesOf("en"),
  nl: matchesOf("nl"),
};

/** Longer phrases say more: they come first. */
function matchesOf(locale: Locale): readonly Match[] {
  return coachTopics
    .flatMap((topic) =>
      phrases[locale][topic].map((phrase) => ({ topic, phrase: phrase.split(" ") })),
    )
    .toSorted((one, other) => other.phrase.length - one.phrase.length);
}

/** Reads a message in the reader's language, and in the others where that tells nothing. */
export function readQuestion(text: string, locale: Locale): CoachQuestion {
  const words = wordsOf(text);
  const read = [locale, ...locales.filter((other) => other !== locale)].map((language) =>
    readIn(words, language),
  );
  const told = read.find(({ topics, asksToWrite }) => topics.length > 0 || asksToWrite);
  const first = told ?? read[0];
  if (first === undefined) throw new Error("No language was read.");
  return {
    ...first,
    isOwn: read.some(({ isOwn }) => isOwn),
    isOfOthers: read.some(({ isOfOthers }) => isOfOthers),
  };
}

function readIn(words: readonly string[], language: Locale): CoachQuestion {
  let left = [...words];
  const topics: CoachTopic[] = [];
  for (const { topic, phrase } of ordered[language]) {
    const used = takeWords(left, phrase);
    if (used === null) continue;
    left = left.filter((_, place) => !used.includes(place));
    if (!topics.includes(topic)) topics.push(topic);
  }
  return {
    topics: topics.slice(0, mostTopics),
    isOwn: words.some((word) => ownWords[language].has(word)),
    isOfOthers: hasPhrase(words, othersWords[language]),
    asksToWrite: hasPhrase(words, writingWords[language]),
    rest: left.filter(
      (word) =>
        !isStopWord(word, language) &&
        !ownWords[language].has(word) &&
        !hasPhrase([word], writingWords[language]),
    ),
  };
}

function hasPhrase(words: readonly string[], list: readonly string[]): boolean {
  return list.some((phrase) => takeWords(words, phrase.split(" ")) !== null);
}

/** The places of the words of a phrase; null where one is missing. */
function takeWords(words: readonly string[], phrase: readonly string[]): readonly number[] | null {
  const places: number[] = [];
  for (const part of phrase) {
    const place = words.findIndex((word, at) => !places.includes(at) && isForm(word, part));
    if (place === -1) return null;
    places.push(place);
  }
  return places;
}

function isForm(word: string, part: string): boolean {
  return part.endsWith("*") ? word.startsWith(part.slice(0, -1)) : word === part;
}
