import type { TextRun } from "@alambic/contract";

import type { ItemDraft } from "../../../model/LessonDraft.ts";
import { matching } from "../../../items/matching.ts";
import type { Face } from "../../../items/parts.ts";
import { quiz } from "../../../items/quiz.ts";
import { trueFalse } from "../../../items/simple-exercises.ts";
import { inLanguage, withRuns } from "../../../texts/rich-text.ts";
import { foreignRun } from "./Word.ts";
import type { Word } from "./Word.ts";
import {
  inLanguageName,
  isMonolingual,
  isQuestion,
  otherWords,
  pictureOf,
  wordProvenance,
} from "./WordContext.ts";
import type { WordContext } from "./WordContext.ts";

const wrongChoices = 3;

/** From the foreign word to its meaning, with pictures where there are any. */
export function meaningItem(word: Word, context: WordContext): ItemDraft | null {
  if (isMonolingual(context)) return null;
  const face = (other: Word): Face => {
    const picture = pictureOf(other, context);
    return picture === null ? { text: other.meaning } : { text: other.meaning, picture };
  };
  return {
    title: context.texts.t("author.item.quiz"),
    exercise: quiz(
      {
        prompt: withRuns({ word: foreignRun(word) }, (place) =>
          context.texts.t("author.words.quiz.meaning", { word: place("word") }),
        ),
        right: face(word),
        wrong: otherWords(word, wrongChoices, context).map(face),
        explanation: equation(word, context),
      },
      context.random,
    ),
    source: null,
    provenance: wordProvenance([word], context),
  };
}

/** From the meaning, or the picture alone, to the foreign word. */
export function translateItem(word: Word, context: WordContext): ItemDraft {
  const { texts, random } = context;
  const picture = pictureOf(word, context);
  const values = { word: word.meaning, inLanguage: inLanguageName(context) };
  return {
    title: texts.t("author.item.quiz"),
    exercise: quiz(
      {
        prompt:
          picture === null
            ? texts.t("author.words.quiz.translate", values)
            : texts.t("author.words.quiz.picture", values),
        ...(picture === null ? {} : { picture }),
        right: { text: [foreignRun(word)] },
        wrong: otherWords(word, wrongChoices, context).map((other) => ({
          text: [foreignRun(other)],
        })),
        explanation: equation(word, context),
      },
      random,
    ),
    source: null,
    provenance: wordProvenance([word], context),
  };
}

/** Whether a word and a meaning, or a picture and a word, belong together. */
export function trueFalseItem(word: Word, right: boolean, context: WordContext): ItemDraft | null {
  const { texts } = context;
  const [other] = otherWords(word, 1, context);
  const picture = pictureOf(word, context);
  if (other === undefined || isQuestion(other) !== isQuestion(word)) return null;
  const shown = right ? word : other;
  if (isMonolingual(context) && picture === null) return null;
  return {
    title: texts.t("author.item.true-false"),
    exercise: trueFalse(
      picture === null || !isMonolingual(context)
        ? {
            statement: withRuns({ word: foreignRun(word) }, (place) =>
              texts.t("author.words.true-false.meaning", {
                word: place("word"),
                translation: shown.meaning,
              }),
            ),
            answer: right,
            explanation: equation(word, context),
          }
        : {
            statement: withRuns({ word: foreignRun(shown) }, (place) =>
              texts.t("author.words.true-false.picture", { word: place("word") }),
            ),
            picture,
            answer: right,
            explanation: equation(word, context),
          },
    ),
    source: null,
    provenance: wordProvenance(right ? [word] : [word, other], context),
  };
}

/** Words and their meanings to be put together. */
export function matchingItem(words: readonly Word[], context: WordContext): ItemDraft | null {
  const { texts, random, theme } = context;
  if (isMonolingual(context) || words.length < 3) return null;
  return {
    title: texts.t("author.item.matching"),
    exercise: matching(
      {
        prompt:
          theme === "numbers"
            ? texts.t("author.words.matching.number")
            : texts.t("author.words.matching.prompt"),
        pairs: words.map((word) => [{ text: [foreignRun(word)] }, { text: word.meaning }]),
      },
      random,
    ),
    source: null,
    provenance: wordProvenance(words, context),
  };
}

/** Which article belongs to the noun; null where the form gives no choice. */
export function articleItem(word: Word, context: WordContext): ItemDraft | null {
  const { articleChoices: choices, article, lang, name } = word;
  if (choices === null || article === null) return null;
  const face = (text: string): Face => ({ text: [inLanguage(text, lang)] });
  return {
    title: context.texts.t("author.item.quiz"),
    exercise: quiz(
      {
        prompt: withRuns({ word: inLanguage(name.text, lang) }, (place) =>
          context.texts.t("author.words.quiz.article", { word: place("word") }),
        ),
        right: face(article),
        wrong: choices.filter((choice) => choice !== article).map(face),
        explanation: equation(word, context),
      },
      context.random,
    ),
    source: null,
    provenance: wordProvenance([word], context),
  };
}

/** The word and what it means, as the explanation of an item; the word alone in its own language. */
export function equation(word: Word, context: WordContext): TextRun[] {
  if (isMonolingual(context)) return [foreignRun(word)];
  const romaji = word.romaji === null ? "" : ` · ${word.romaji}`;
  return [foreignRun(word), { text: `${romaji} = ${word.meaning}` }];
}
