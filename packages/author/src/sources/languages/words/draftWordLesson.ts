import type { LessonBlock } from "@alambic/contract";

import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import type { ItemDraft } from "../../../model/LessonDraft.ts";
import { flashcards, lessonText } from "../../../items/simple-exercises.ts";
import type { Random } from "../../../random/createRandom.ts";
import { foldText } from "../../../texts/foldText.ts";
import type { Texts } from "../../../texts/loadTexts.ts";
import { hasArticles } from "../articles.ts";
import type { TaughtLanguage } from "../../../model/taught-languages.ts";
import { sortItem } from "./article-items.ts";
import {
  articleItem,
  matchingItem,
  meaningItem,
  translateItem,
  trueFalseItem,
} from "./recognise-items.ts";
import { chooseWordsItem, writeWordsItem } from "./vocabulary-items.ts";
import { foreignRun, toWord } from "./Word.ts";
import type { Word } from "./Word.ts";
import { withInitialsHint, withMeaningHint, withWordHint } from "./word-hints.ts";
import { isMonolingual, pictureOf, wordProvenance } from "./WordContext.ts";
import type { WordContext } from "./WordContext.ts";
import { entriesOf } from "./WordSet.ts";
import type { Theme } from "./WordSet.ts";
import { sentenceItem, writeItem } from "./write-items.ts";

const mostPairs = 5;
const fewestPaired = 3;
/** Of a lesson whose words are mostly alike in both languages, more are written. */
const fewestItems = 9;

/** The words of one lesson. */
export interface WordMaterial {
  readonly theme: Theme;
  readonly lang: TaughtLanguage;
  readonly ids: readonly string[];
}

/** Words with their pictures first, then recognising, recalling, writing. */
export function draftWordLesson(
  material: WordMaterial,
  own: InstructionLanguage,
  texts: Texts,
  random: Random,
): ItemDraft[] {
  const { theme, lang, ids } = material;
  const pool = entriesOf(theme, lang, own).map((entry) => toWord(entry, lang, own));
  const words = pool.filter(({ id }) => ids.includes(id));
  const context: WordContext = { theme, lang, own, words, pool, texts, random };
  return [introduction(context), ...recall(context), ...practice(context)];
}

export function introduction(context: WordContext): ItemDraft {
  const { texts, words } = context;
  const blocks: LessonBlock[] = [
    { type: "callout", tone: "tip", text: tipOf(context) },
    { type: "terms", entries: words.map((word) => term(word, context)) },
  ];
  return {
    title: texts.t("author.item.lesson"),
    exercise: lessonText(blocks),
    source: null,
    provenance: wordProvenance(words, context),
  };
}

function term(word: Word, context: WordContext) {
  const picture = pictureOf(word, context);
  const meaning = isMonolingual(context) ? [foreignRun(word)] : word.meaning;
  return {
    term: [foreignRun(word)],
    description: word.romaji === null ? meaning : `${word.romaji} · ${word.meaning}`,
    ...(picture === null ? {} : { picture }),
  };
}

function tipOf({ texts, lang, theme }: WordContext): string {
  if (lang === "ja") return texts.t("author.words.tip.reading");
  return hasArticles(lang) && !["colours", "phrases", "numbers", "days", "months"].includes(theme)
    ? texts.t("author.words.tip.article")
    : texts.t("author.words.tip.aloud");
}

function recall(context: WordContext): ItemDraft[] {
  const { texts } = context;
  if (isMonolingual(context)) return [];
  const telling = worthRecognising(context);
  const words = telling.length < fewestPaired ? context.words : telling;
  return [
    {
      title: texts.t("author.item.flashcards"),
      exercise: flashcards(
        texts.t("author.words.flashcards.prompt"),
        words.map((word) => ({
          front: [foreignRun(word)],
          back: word.romaji === null ? word.meaning : `${word.meaning} · ${word.romaji}`,
        })),
      ),
      source: null,
      provenance: wordProvenance(words, context),
    },
  ];
}

/** Words whose meaning is not to be read off them: there is nothing to recognise in the others. */
function worthRecognising(context: WordContext): readonly Word[] {
  return isMonolingual(context)
    ? context.words
    : context.words.filter(({ isReadOff }) => !isReadOff);
}

/** Words that are not written alike in both languages, unless too few would be left. */
function worthWriting(context: WordContext): readonly Word[] {
  const different = context.words.filter(
    ({ name, meaning, romaji }) =>
      ![name.text, romaji ?? name.text].some((text) => foldText(text) === foldText(meaning)),
  );
  return isMonolingual(context) || different.length < fewestPaired ? context.words : different;
}

/**
 * Words to be recognised, then recalled, then written: each comes once in every round, in an order of its own.
 * Those that are read off are only written; where they are many, more of them.
 */
function practice(context: WordContext): ItemDraft[] {
  const { random } = context;
  const telling = worthRecognising(context);
  const [recognised, chosen] = [random.shuffle(telling), random.shuffle(telling)];
  const written = random.shuffle(worthWriting(context));
  const first = random.next() < 0.5;
  const at = (round: readonly Word[], index: number) => round.slice(index, index + 1);
  const gendered = random
    .shuffle(context.words)
    .filter(({ articleChoices }) => articleChoices !== null);
  const oneOf = (
    round: readonly Word[],
    index: number,
    toItem: (word: Word, context: WordContext) => ItemDraft | null,
  ) => at(round, index).flatMap((word) => toItem(word, context) ?? [])[0] ?? null;
  const [paired, typed] = [recognised.slice(1, mostPairs), written.slice(2, 5)];
  const meaning = (word: Word) => withMeaningHint(meaningItem(word, context), word, context);
  const translated = (word: Word) => withWordHint(translateItem(word, context), word, context);
  const completed = (word: Word) => withWordHint(sentenceItem(word, context), word, context);
  const items = [
    ...at(recognised, 0).map((word) => meaning(word)),
    ...at(recognised, 1).map((word) => translated(word)),
    ...at(recognised, 2).map((word) => trueFalseItem(word, first, context)),
    matchingItem(chosen.slice(0, mostPairs), context),
    paired.length < fewestPaired
      ? null
      : withInitialsHint(chooseWordsItem(paired, context), paired, context),
    oneOf(recognised, 3, translated),
    ...at(recognised, 4).map((word) => meaning(word)),
    oneOf(
      gendered.filter((word) => !isGenderSeen(word)),
      0,
      articleItem,
    ),
    sortItem(gendered, context),
    ...at(chosen, chosen.length - 1).map((word) => trueFalseItem(word, !first, context)),
    ...at(written, 0).map((word) => writeItem(word, context)),
    ...at(written, 1).map((word) => completed(word) ?? writeItem(word, context)),
    withInitialsHint(writeWordsItem(typed, context), typed, context) ??
      oneOf(written, 2, writeItem),
  ].filter((item) => item !== null);
  const more = written.slice(5).flatMap((word) => writeItem(word, context) ?? []);
  return [...items, ...more.slice(0, Math.max(0, fewestItems - items.length))];
}

/** Whether a noun ends as most of its gender do: o for the masculine, a for the feminine. */
function isGenderSeen({ name: { text, gender }, lang }: Word): boolean {
  const [word = ""] = text.split(" ");
  const isRegular = ["es", "it", "pt"].includes(lang);
  return isRegular && word.endsWith(gender === "m" ? "o" : "a");
}
