import type { InstructionLanguage } from "../model/InstructionLanguage.ts";
import { readDataSet } from "../sources/languages/readDataSet.ts";
import { detectLanguage } from "../texts/detectLanguage.ts";
import { topicWords } from "./topic-words.ts";

const languages = ["fr", "en", "nl"] as const;
/** A text this long has function words enough to tell. */
const longText = 200;
const smoothing = 0.2;
/** A whole word that one language has, and the others have not, says more than its letters. */
const wordBonus = 4;

interface Model {
  readonly words: ReadonlySet<string>;
  readonly trigrams: ReadonlyMap<string, number>;
  readonly total: number;
}

let models: ReadonlyMap<InstructionLanguage, Model> | undefined;

/**
 * The language of a topic, by its words and by the letters that follow each other in them: always
 * one of the three, French where nothing tells.
 */
export function detectTopicLanguage(text: string): InstructionLanguage {
  const lower = text.slice(0, 2000).toLowerCase();
  const long = lower.length > longText ? detectLanguage(lower) : null;
  if (long === "fr" || long === "en" || long === "nl") return long;
  models ??= new Map(languages.map((language) => [language, train(language)]));
  const words = wordsOf(lower).slice(0, 60);
  const scored = languages.map((language) => {
    const model = models?.get(language);
    return { language, score: model === undefined ? 0 : likelihood(words, model) };
  });
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).language;
}

function train(language: InstructionLanguage): Model {
  const named = readDataSet("vocabulary").map(({ names }) => names[language].text);
  const words = wordsOf([topicWords[language], ...named].join(" ").toLowerCase());
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

function wordsOf(text: string): readonly string[] {
  return text.match(/\p{Letter}+['’]?/gu)?.map((word) => word.replace("’", "'")) ?? [];
}

function trigramsOf(word: string): readonly string[] {
  const marked = `<${word}>`;
  return Array.from({ length: Math.max(0, marked.length - 2) }, (_, at) =>
    marked.slice(at, at + 3),
  );
}
