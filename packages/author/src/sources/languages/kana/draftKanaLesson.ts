import type { LessonBlock } from "@alambic/contract";

import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import type { ItemDraft } from "../../../model/LessonDraft.ts";
import { flashcards, lessonText } from "../../../items/simple-exercises.ts";
import type { Random } from "../../../random/createRandom.ts";
import type { Texts } from "../../../texts/loadTexts.ts";
import { inLanguage } from "../../../texts/rich-text.ts";
import {
  drawItem,
  matchingItem,
  provenanceOf,
  readingItem,
  signItem,
  trueFalseItem,
  writeReadingItem,
  writeWordItem,
} from "./kana-items.ts";
import type { KanaContext } from "./kana-items.ts";
import { withMeaningHint, withSignHint, withStrokesHint } from "./kana-hints.ts";
import { knownSigns, signsOf } from "./KanaLesson.ts";
import type { KanaMaterial } from "./KanaLesson.ts";
import { practiceWords } from "./practiceWords.ts";
import type { Sign } from "./signs.ts";

const mostPairs = 6;

/** New signs first, then recognising, recalling, and reading whole words. */
export function draftKanaLesson(
  material: KanaMaterial,
  own: InstructionLanguage,
  texts: Texts,
  random: Random,
): ItemDraft[] {
  const signs = signsOf(material);
  const known = knownSigns(material);
  const context: KanaContext = { script: material.script, known, texts, random };
  const words = random.sample(practiceWords(material.script, known, signs, own), 3);
  return [
    ...(material.review ? [] : [introduction(signs, context), cards(signs, context)]),
    ...practice(signs, context),
    ...words.map((word) => withMeaningHint(writeWordItem(word, context), word, texts)),
  ];
}

function introduction(signs: readonly Sign[], context: KanaContext): ItemDraft {
  const { texts } = context;
  const blocks: LessonBlock[] = [
    { type: "callout", tone: "tip", text: texts.t("author.kana.tip") },
    {
      type: "table",
      caption: texts.t("author.kana.table.caption"),
      header: [texts.t("author.kana.table.sign"), texts.t("author.kana.table.reading")],
      rows: signs.map(({ text, reading }) => [[inLanguage(text, "ja")], reading]),
    },
  ];
  return {
    title: texts.t("author.item.lesson"),
    exercise: lessonText(blocks),
    source: null,
    provenance: provenanceOf(signs, context),
  };
}

function cards(signs: readonly Sign[], context: KanaContext): ItemDraft {
  const { texts } = context;
  return {
    title: texts.t("author.item.flashcards"),
    exercise: flashcards(
      texts.t("author.kana.flashcards.prompt"),
      signs.map(({ text, reading }) => ({ front: [inLanguage(text, "ja")], back: reading })),
    ),
    source: null,
    provenance: provenanceOf(signs, context),
  };
}

function practice(signs: readonly Sign[], context: KanaContext): ItemDraft[] {
  const { random } = context;
  const [a = [], b = [], c = []] = [0, 1, 2].map(() => random.shuffle(signs));
  const first = random.next() < 0.5;
  const ask = (signed: readonly Sign[], toItem: (sign: Sign) => ItemDraft | null) =>
    signed.flatMap((sign) => {
      const item = toItem(sign);
      return item === null ? [] : [withSignHint(item, sign, context)];
    });
  return [
    ...ask(a.slice(0, 1), (sign) => readingItem(sign, context)),
    ...ask(a.slice(1, 2), (sign) => signItem(sign, context)),
    ...ask(a.slice(2, 3), (sign) => trueFalseItem(sign, first, context)),
    matchingItem(b.slice(0, mostPairs), context),
    ...ask(a.slice(3, 4), (sign) => readingItem(sign, context)),
    ...ask(a.slice(4, 5), (sign) => signItem(sign, context)),
    ...ask(b.slice(-1), (sign) => trueFalseItem(sign, !first, context)),
    ...ask(c.slice(0, 3), (sign) => writeReadingItem(sign, context)),
    ...c.slice(3, 5).flatMap((sign) => {
      const item = drawItem(sign, context);
      return item === null ? [] : [withStrokesHint(item, sign, context)];
    }),
  ];
}
