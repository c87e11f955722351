import type { InstructionLanguage, ItemDraft } from "../../drafts.ts";
import { flashcards, lessonText } from "../../items/simple-exercises.ts";
import type { Random } from "../../random/createRandom.ts";
import type { Texts } from "../../texts/loadTexts.ts";
import { inLanguage } from "../../texts/rich-text.ts";
import { allKanji } from "./Kanji.ts";
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
import { allKanjiWords, wordsWith } from "./KanjiWord.ts";

const mostPairs = 5;
const mostWords = 3;

/** The kanji of one lesson. */
export interface KanjiMaterial {
  readonly ids: readonly string[];
}

/** The signs in a table first, then recognising their meaning and sound, then writing both. */
export function draftKanjiLesson(
  { ids }: KanjiMaterial,
  own: InstructionLanguage,
  texts: Texts,
  random: Random,
): ItemDraft[] {
  const all = allKanji(own);
  const kanji = all.filter(({ id }) => ids.includes(id));
  const levels = new Set(kanji.map(({ level }) => level));
  const pool = all.filter(({ level }) => levels.has(level));
  const context: KanjiContext = { kanji, pool, texts, random };
  return [introduction(context), cards(context), ...practice(context), ...inWords(context, own)];
}

/** The signs in words: what some mean, how others are read. */
function inWords(context: KanjiContext, own: InstructionLanguage): ItemDraft[] {
  const { kanji, random } = context;
  const signs = kanji.map(({ id }) => id);
  const words = random.sample(wordsWith(signs, own), mostWords);
  const pool = allKanjiWords(own);
  return words.map((word, index) =>
    index === 0 ? wordMeaningItem(word, pool, context) : wordReadingItem(word, context),
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
  return [
    ...seen.slice(0, 2).map((sign) => meaningItem(sign, context)),
    matchingItem(heard.slice(0, mostPairs), context),
    ...seen.slice(2, 4).map((sign) => signItem(sign, context)),
    ...heard.slice(0, 2).map((sign) => readingItem(sign, context)),
    translateItem(known.slice(0, 3), context),
    ...known.slice(3, 6).map((sign) => writeItem(sign, context)),
  ];
}
