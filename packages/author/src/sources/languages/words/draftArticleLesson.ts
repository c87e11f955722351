import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import type { ItemDraft } from "../../../model/LessonDraft.ts";
import type { Random } from "../../../random/createRandom.ts";
import type { Texts } from "../../../texts/loadTexts.ts";
import { sortItem, writeArticleItem } from "./article-items.ts";
import { introduction } from "./draftWordLesson.ts";
import type { WordMaterial } from "./draftWordLesson.ts";
import { articleItem } from "./recognise-items.ts";
import { writeWordsItem } from "./vocabulary-items.ts";
import { toWord } from "./Word.ts";
import type { WordContext } from "./WordContext.ts";
import { entriesOf } from "./WordSet.ts";

const sortedAtOnce = 6;

/** Nouns with their articles: choosing one, sorting by them, writing them, then the whole word. */
export function draftArticleLesson(
  { theme, lang, ids }: WordMaterial,
  own: InstructionLanguage,
  texts: Texts,
  random: Random,
): ItemDraft[] {
  const pool = entriesOf(theme, lang, own).map((entry) => toWord(entry, lang, own));
  const words = pool.filter(({ id }) => ids.includes(id));
  const context: WordContext = { theme, lang, own, words, pool, texts, random };
  const [chosen = [], sorted = [], written = []] = [0, 1, 2].map(() => random.shuffle(words));
  const items = [
    introduction(context),
    ...chosen.slice(0, 3).map((word) => articleItem(word, context)),
    sortItem(sorted.slice(0, sortedAtOnce), context),
    ...chosen.slice(3, 5).map((word) => articleItem(word, context)),
    ...written.slice(0, 3).map((word) => writeArticleItem(word, context)),
    sortItem(words, context),
    writeWordsItem(written.slice(3, 6), context),
  ];
  return items.filter((item) => item !== null);
}
