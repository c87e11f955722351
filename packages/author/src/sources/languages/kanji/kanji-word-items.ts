import type { TextRun } from "@alambic/contract";
import type { Exercise } from "@alambic/domain/exercises";

import type { ItemDraft } from "../../../model/LessonDraft.ts";
import { itemOf } from "../../../items/itemOf.ts";
import type { ItemTitle } from "../../../items/itemOf.ts";
import { quiz } from "../../../items/quiz.ts";
import { shortAnswer } from "../../../items/simple-exercises.ts";
import { inLanguage, withRuns } from "../../../texts/rich-text.ts";
import type { KanjiContext } from "./kanji-items.ts";
import { typedMeanings } from "./Kanji.ts";
import { kanjiIn, typedReadingsOf } from "./KanjiWord.ts";
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
  const others = pool.filter((other) => !isNear(word, other));
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
    answers: typedReadingsOf(word),
    lang: "ja",
    explanation: equation(word),
  });
  return wordItem("short-answer", word, context, exercise);
}

function wordItem(
  title: ItemTitle,
  { id }: KanjiWord,
  { texts }: KanjiContext,
  exercise: Exercise,
): ItemDraft {
  return itemOf(title, texts, exercise, { kind: "data", dataSet: kanjiWordData, entries: [id] });
}

/** Whether the two share a sign or a part of their meanings, so that both might be right. */
function isNear(one: KanjiWord, other: KanjiWord): boolean {
  const meanings = typedMeanings(one.meaning);
  return (
    kanjiIn(one.id).some((sign) => other.id.includes(sign)) ||
    typedMeanings(other.meaning).some((meaning) => meanings.includes(meaning))
  );
}

function equation(word: KanjiWord): TextRun[] {
  const { id, meaning } = word;
  const [reading = "", romaji = ""] = typedReadingsOf(word);
  return [
    inLanguage(id, "ja"),
    { text: " · " },
    inLanguage(reading, "ja"),
    { text: ` (${romaji}) = ${meaning}` },
  ];
}
