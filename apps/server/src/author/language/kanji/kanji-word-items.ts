import type { TextRun } from "@alambic/contract";
import type { Exercise } from "@alambic/domain/exercises";

import type { ItemDraft } from "../../drafts.ts";
import { quiz } from "../../items/quiz.ts";
import { shortAnswer } from "../../items/simple-exercises.ts";
import { inLanguage, withRuns } from "../../texts/rich-text.ts";
import type { KanjiContext } from "./kanji-items.ts";
import type { KanjiWord } from "./KanjiWord.ts";

/** The data set that all words in kanji come from. */
export const kanjiWordData = "kanji-words";

const wrongChoices = 3;

/** From the word to its meaning. */
export function wordMeaningItem(
  word: KanjiWord,
  pool: readonly KanjiWord[],
  context: KanjiContext,
): ItemDraft {
  const { texts, random } = context;
  const others = pool.filter(({ id, meaning }) => id !== word.id && meaning !== word.meaning);
  const exercise = quiz(
    {
      prompt: withRuns({ word: inLanguage(word.id, "ja") }, (place) =>
        texts.t("author.words.quiz.meaning", { word: place("word") }),
      ),
      right: { text: word.meaning },
      wrong: random.sample(others, wrongChoices).map(({ meaning }) => ({ text: meaning })),
      explanation: equation(word),
    },
    random,
  );
  return wordItem("quiz", word, context, exercise);
}

/** From the word to how it is read, which is typed. */
export function wordReadingItem(word: KanjiWord, context: KanjiContext): ItemDraft {
  const exercise = shortAnswer({
    prompt: withRuns({ word: inLanguage(word.id, "ja") }, (place) =>
      context.texts.t("author.kanji.word.reading", { word: place("word"), meaning: word.meaning }),
    ),
    answerType: "text",
    answers: word.typed,
    lang: "ja",
    explanation: equation(word),
  });
  return wordItem("short-answer", word, context, exercise);
}

function wordItem(
  title: "quiz" | "short-answer",
  { id }: KanjiWord,
  { texts }: KanjiContext,
  exercise: Exercise,
): ItemDraft {
  return {
    title: texts.t(`author.item.${title}`),
    exercise,
    source: null,
    provenance: { kind: "data", dataSet: kanjiWordData, entries: [id] },
  };
}

function equation({ id, typed, meaning }: KanjiWord): TextRun[] {
  const [reading = "", romaji = ""] = typed;
  return [
    inLanguage(id, "ja"),
    { text: " · " },
    inLanguage(reading, "ja"),
    { text: ` (${romaji}) = ${meaning}` },
  ];
}
