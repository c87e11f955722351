import type { ItemDraft } from "../../../model/LessonDraft.ts";
import { withHint } from "../../../hints/withHint.ts";
import { fillInBlank, shortAnswer } from "../../../items/simple-exercises.ts";
import { inLanguage } from "../../../texts/rich-text.ts";
import { hasArticles } from "../articles.ts";
import { frameOf } from "../frames.ts";
import { equation } from "./recognise-items.ts";
import type { Word } from "./Word.ts";
import { inLanguageName, isMonolingual, pictureOf, wordProvenance } from "./WordContext.ts";
import type { WordContext } from "./WordContext.ts";

/** The word to be written, from its meaning or its picture. */
export function writeItem(word: Word, context: WordContext): ItemDraft | null {
  const picture = pictureOf(word, context);
  if (isMonolingual(context) && picture === null) return null;
  const item: ItemDraft = {
    title: context.texts.t("author.item.short-answer"),
    exercise: shortAnswer({
      prompt: promptOf(word, context),
      ...(picture === null ? {} : { picture }),
      answerType: "text",
      answers: word.typed,
      lang: word.lang,
      explanation: equation(word, context),
    }),
    source: null,
    provenance: wordProvenance([word], context),
  };
  return withLetters(item, word, context);
}

/** Shorter words would be known from their first letter. */
const fewestLetters = 3;

/** How it begins, and how long it is where it is one word; nothing where it is not written in letters. */
function withLetters(item: ItemDraft, { name, lang }: Word, { texts }: WordContext): ItemDraft {
  const letters = [...name.text];
  const [letter = ""] = letters;
  const count = letters.length;
  if (lang === "ja" || count < fewestLetters || !/\p{Letter}/u.test(letter)) return item;
  const isOneWord = /^\p{Letter}+$/u.test(name.text);
  return withHint(
    item,
    isOneWord
      ? texts.t("author.hint.letters", { letter, count })
      : texts.t("author.hint.beginning", { letter }),
  );
}

/** The word to be written in a whole sentence; nouns only. */
export function sentenceItem(word: Word, context: WordContext): ItemDraft | null {
  const { texts, lang } = context;
  const picture = pictureOf(word, context);
  if (picture === null || context.theme === "colours" || isMonolingual(context)) return null;
  const [before, after] = frameOf(word.name, lang);
  return {
    title: texts.t("author.item.fill-in-blank"),
    exercise: fillInBlank({
      prompt: texts.t(
        word.article === null ? "author.words.gap.prompt" : "author.words.gap.prompt.article",
      ),
      before: [inLanguage(before, lang)],
      after: [inLanguage(after, lang)],
      answers: word.typed,
      lang,
      hint: word.meaning,
      explanation: equation(word, context),
    }),
    source: null,
    provenance: wordProvenance([word], context),
  };
}

function promptOf(word: Word, context: WordContext): string {
  const { texts } = context;
  const values = { word: word.meaning, inLanguage: inLanguageName(context) };
  if (context.theme === "numbers")
    return texts.t("author.words.quiz.number", { number: word.meaning, ...values });
  if (isMonolingual(context)) return texts.t("author.words.write.picture");
  return word.article !== null && hasArticles(word.lang)
    ? texts.t("author.words.write.article", values)
    : texts.t("author.words.write.translate", values);
}
