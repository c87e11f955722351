import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import type { ItemDraft } from "../../../model/LessonDraft.ts";
import { flashcards, lessonText } from "../../../items/simple-exercises.ts";
import type { Random } from "../../../random/createRandom.ts";
import type { Texts } from "../../../texts/loadTexts.ts";
import { inLanguage } from "../../../texts/rich-text.ts";
import { kanjiOf } from "./Kanji.ts";
import {
  withFirstKanaHint,
  withMeaningHint,
  withPartsHint,
  withReadingHint,
  withReadingsHint,
  withStrokesHint,
} from "./kanji-hints.ts";
import {
  kanjiItem,
  matchingItem,
  meaningItem,
  readingItem,
  readingRuns,
  signItem,
  translateItem,
  writeItem,
} from "./kanji-items.ts";
import type { KanjiContext } from "./kanji-items.ts";
import { wordMeaningItem, wordReadingItem } from "./kanji-word-items.ts";
import { allKanjiWords, kanjiIn, namesItsReading, wordsWith } from "./KanjiWord.ts";
import type { KanjiCourse } from "./KanjiWord.ts";
import { storedKanji } from "./StoredKanji.ts";

const mostPairs = 5;
const mostWords = 3;

/** The kanji of one lesson. */
export interface KanjiMaterial {
  readonly ids: readonly string[];
  /** What is taught before them; the levels where it is not said. */
  readonly course?: KanjiCourse;
}

/** The signs in a table first, then recognising their meaning and sound, then writing both. */
export function draftKanjiLesson(
  { ids, course }: KanjiMaterial,
  own: InstructionLanguage,
  texts: Texts,
  random: Random,
): ItemDraft[] {
  const kanji = kanjiOf(ids, own);
  const pool = [...storedKanji().values()].filter(({ level, part }) =>
    kanji.some((sign) => sign.level === level && sign.part === part),
  );
  const context: KanjiContext = { kanji, pool, own, texts, random };
  return [introduction(context), cards(context), ...practice(context), ...inWords(context, course)];
}

/** The signs in words: what some mean, among words of the same part, and how others are read. */
function inWords(context: KanjiContext, course: KanjiCourse | undefined): ItemDraft[] {
  const { kanji, own, random } = context;
  const signs = kanji.map(({ id }) => id);
  const words = random.sample(wordsWith(signs, own, course), mostWords);
  const level = new Set(context.pool.map(({ id }) => id));
  const pool = allKanjiWords(own).filter(({ id }) => kanjiIn(id).some((sign) => level.has(sign)));
  return words.map((word, index) =>
    index === 0 || namesItsReading(word)
      ? withPartsHint(wordMeaningItem(word, pool, context), word, context)
      : withFirstKanaHint(wordReadingItem(word, context), word, context),
  );
}

function introduction(context: KanjiContext): ItemDraft {
  const { kanji, texts } = context;
  const exercise = lessonText([
    { type: "callout", tone: "tip", text: texts.t("author.kanji.tip") },
    {
      type: "table",
      caption: texts.t("author.kanji.table.caption"),
      header: [
        texts.t("author.kanji.table.sign"),
        texts.t("author.kanji.table.meaning"),
        texts.t("author.kanji.table.reading"),
      ],
      rows: kanji.map((sign) => [
        [inLanguage(sign.id, "ja")],
        sign.meaning,
        [...readingRuns(sign), { text: ` (${sign.romaji})` }],
      ]),
    },
  ]);
  return kanjiItem("lesson", kanji, context, exercise);
}

function cards(context: KanjiContext): ItemDraft {
  const { kanji, texts } = context;
  const faces = kanji.map(({ id, meaning }) => ({ front: [inLanguage(id, "ja")], back: meaning }));
  const exercise = flashcards(texts.t("author.words.flashcards.prompt"), faces);
  return kanjiItem("flashcards", kanji, context, exercise);
}

/** Each sign comes once in every round, in an order of its own. */
function practice(context: KanjiContext): ItemDraft[] {
  const { kanji, random } = context;
  const [seen = [], heard = [], known = []] = [0, 1, 2].map(() => random.shuffle(kanji));
  const [paired, translated] = [heard.slice(0, mostPairs), known.slice(0, 3)];
  return [
    ...seen.slice(0, 2).map((sign) => withReadingHint(meaningItem(sign, context), sign, context)),
    withReadingsHint(matchingItem(paired, context), paired, context),
    ...seen.slice(2, 4).map((sign) => withReadingHint(signItem(sign, context), sign, context)),
    ...heard.slice(0, 2).map((sign) => withMeaningHint(readingItem(sign, context), sign, context)),
    withReadingsHint(translateItem(translated, context), translated, context),
    ...known.slice(3, 6).map((sign) => withStrokesHint(writeItem(sign, context), sign, context)),
  ];
}
