import type { InstructionLanguage } from "../model/InstructionLanguage.ts";
import { readDataSet } from "../sources/languages/readDataSet.ts";
import { detectLanguage } from "../texts/detectLanguage.ts";
import { languagesToldBy } from "./languagesToldBy.ts";
import { topicWords } from "./topic-words.ts";
import { wordsOfTopic } from "./wordsOfTopic.ts";

const languages = ["fr", "en", "nl"] as const;
/** A text this long has function words enough to tell. */
const longText = 200;
const mostWords = 60;
const smoothing = 0.2;
/** A whole word that one language has, and the others have not, says more than its letters. */
const wordBonus = 4;

interface Model {
  readonly words: ReadonlySet<string>;
  readonly trigrams: ReadonlyMap<string, number>;
  readonly total: number;
}

let models: ReadonlyMap<InstructionLanguage, Model> | undefined;

/** Of so many words the letters tell the language where no word does. */
const wordsEnough = 4;

/**
 * The language that a topic is written in. The reader's, where the topic does not tell: names and
 * terms that several languages share, such as "katakana", "opera" and "fraction". Without a reader
 * the likeliest: always one of the three, French where nothing tells.
 */
export function detectTopicLanguage(
  text: string,
  reader?: InstructionLanguage,
): InstructionLanguage {
  const lower = text.slice(0, 2000).toLowerCase();
  const long = lower.length > longText ? detectLanguage(lower) : null;
  if (long === "fr" || long === "en" || long === "nl") return long;
  const words = wordsOfTopic(lower).slice(0, mostWords);
  const possible = possibleLanguages(words);
  if (reader !== undefined && words.length < wordsEnough && possible.includes(reader))
    return reader;
  return likeliest(words, possible);
}

/** The languages that all telling words have in common; where they have none, those of any of them. */
function possibleLanguages(words: readonly string[]): readonly InstructionLanguage[] {
  const told = words
    .map((word) => languagesToldBy(word, words.length))
    .filter((possible) => possible.length > 0);
  const common = languages.filter((language) => told.every((each) => each.includes(language)));
  return common.length > 0
    ? common
    : languages.filter((language) => told.some((each) => each.includes(language)));
}

function likeliest(
  words: readonly string[],
  possible: readonly InstructionLanguage[],
): InstructionLanguage {
  const [first = "fr", ...others] = possible;
  return others.reduce(
    (best, next) => (scoreOf(words, next) > scoreOf(words, best) ? next : best),
    first,
  );
}

function scoreOf(words: readonly string[], language: InstructionLanguage): number {
  models ??= new Map(languages.map((each) => [each, train(each)]));
  const model = models.get(language);
  return model === undefined ? 0 : likelihood(words, model);
}

function train(language: InstructionLanguage): Model {
  const named = readDataSet("vocabulary").map(({ names }) => names[language].text);
  const words = wordsOfTopic([topicWords[language], ...named].join(" ").toLowerCase());
  const trigrams = new Map<string, number>();
  for (const word of words)
    for (const trigram of trigramsOf(word)) trigrams.set(trigram, (trigrams.get(trigram) ?? 0) + 1);
  const total = [...trigrams.values()].reduce((sum, count) => sum + count, 0);
  return { words: new Set(words), trigrams, total };
}

function likelihood(words: readonly string[], { words: known, trigrams, total }: Model): number {
  return words
    .map((word) => {
      const letters = trigramsOf(word)
        .map((trigram) =>
          Math.log(((trigrams.get(trigram) ?? 0) + smoothing) / (total + 5000 * smoothing)),
        )
        .reduce((sum, value) => sum + value, 0);
      return letters + (known.has(word) ? wordBonus : 0);
    })
    .reduce((sum, value) => sum + value, 0);
}

function trigramsOf(word: string): readonly string[] {
  const marked = `<${word}>`;
  return Array.from({ length: Math.max(0, marked.length - 2) }, (_, at) =>
    marked.slice(at, at + 3),
  );
}
