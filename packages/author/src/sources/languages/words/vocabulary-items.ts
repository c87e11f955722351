import type { ItemDraft } from "../../../model/LessonDraft.ts";
import { vocabulary } from "../../../items/vocabulary.ts";
import type { VocabularyParts } from "../../../items/vocabulary.ts";
import type { Word } from "./Word.ts";
import { inLanguageName, isMonolingual, pictureOf, wordProvenance } from "./WordContext.ts";
import type { WordContext } from "./WordContext.ts";

/** Words to be found among those of the exercise, both ways; null without translations. */
export function chooseWordsItem(words: readonly Word[], context: WordContext): ItemDraft | null {
  return vocabularyItem(words, context, {
    prompt: context.texts.t("author.words.vocabulary.choose"),
    directions: ["term_to_meaning", "meaning_to_term"],
    mode: "chosen",
  });
}

/** Words to be written, with their articles; null without translations. */
export function writeWordsItem(words: readonly Word[], context: WordContext): ItemDraft | null {
  const { texts } = context;
  const values = { inLanguage: inLanguageName(context) };
  const hasArticle = words.some(({ article }) => article !== null);
  return vocabularyItem(words, context, {
    prompt: hasArticle
      ? texts.t("author.words.vocabulary.write.article", values)
      : texts.t("author.words.vocabulary.write", values),
    directions: ["meaning_to_term"],
    mode: "typed",
  });
}

function vocabularyItem(
  words: readonly Word[],
  context: WordContext,
  parts: Omit<VocabularyParts, "lang" | "entries">,
): ItemDraft | null {
  if (isMonolingual(context) || words.length < 2) return null;
  const entries = words.map((word) => {
    const picture = pictureOf(word, context);
    return {
      terms: word.typed.includes(word.foreign) ? word.typed : [word.foreign, ...word.typed],
      meanings: [word.meaning],
      reading: word.romaji,
      ...(picture === null ? {} : { picture }),
    };
  });
  return {
    title: context.texts.t("author.item.vocabulary"),
    exercise: vocabulary({ ...parts, lang: context.lang, entries }),
    source: null,
    provenance: wordProvenance(words, context),
  };
}
