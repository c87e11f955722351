import type { ItemDraft } from "../../../model/LessonDraft.ts";
import { categorization } from "../../../items/categorization.ts";
import { fillInBlank } from "../../../items/simple-exercises.ts";
import { inLanguage, withRuns } from "../../../texts/rich-text.ts";
import { equation } from "./recognise-items.ts";
import type { Word } from "./Word.ts";
import { wordProvenance } from "./WordContext.ts";
import type { WordContext } from "./WordContext.ts";

const fewestSorted = 4;

/** Nouns to be sorted by their articles; null where too few have one to choose, or all the same. */
export function sortItem(words: readonly Word[], context: WordContext): ItemDraft | null {
  const { texts, random, lang } = context;
  const nouns = words.flatMap((word) =>
    word.article === null || word.articleChoices === null ? [] : [{ word, article: word.article }],
  );
  const choices = nouns[0]?.word.articleChoices ?? [];
  const articles = choices.filter((choice) => nouns.some(({ article }) => article === choice));
  if (nouns.length < fewestSorted || articles.length < 2) return null;
  const exercise = categorization(
    {
      prompt: texts.t("author.words.sort"),
      groups: choices.map((text) => ({ text: [inLanguage(text, lang)] })),
      members: nouns.map(({ word, article }) => ({
        face: { text: [inLanguage(word.name.text, lang)] },
        group: choices.indexOf(article),
      })),
    },
    random,
  );
  return {
    title: texts.t("author.item.categorization"),
    exercise,
    source: null,
    provenance: wordProvenance(
      nouns.map(({ word }) => word),
      context,
    ),
  };
}

/** The article to be written before its noun; null where the form gives no choice. */
export function writeArticleItem(word: Word, context: WordContext): ItemDraft | null {
  const { texts } = context;
  const { article, articleChoices, lang, name } = word;
  if (article === null || articleChoices === null) return null;
  return {
    title: texts.t("author.item.fill-in-blank"),
    exercise: fillInBlank({
      prompt: withRuns({ word: inLanguage(name.text, lang) }, (place) =>
        texts.t("author.words.gap.article", { word: place("word") }),
      ),
      before: [],
      after: [inLanguage(` ${name.text}`, lang)],
      answers: [article],
      lang,
      explanation: equation(word, context),
    }),
    source: null,
    provenance: wordProvenance([word], context),
  };
}
