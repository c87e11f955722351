import { isKatakana } from "wanakana";
import { toRomaji } from "../toRomaji.ts";
import type { LessonBlock, RichText } from "@alambic/contract";

import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import type { ItemDraft } from "../../../model/LessonDraft.ts";
import { furtherText } from "../../../theory/furtherText.ts";
import type { Texts } from "../../../texts/loadTexts.ts";
import { inLanguage } from "../../../texts/rich-text.ts";
import type { KanjiMaterial } from "./draftKanjiLesson.ts";
import { kanjiOf } from "./Kanji.ts";
import type { Kanji } from "./Kanji.ts";
import { kanjiData } from "./kanji-items.ts";
import { kanjiWordData } from "./kanji-word-items.ts";
import { wordsWith } from "./KanjiWord.ts";
import type { KanjiWord } from "./KanjiWord.ts";

const wordsAtOnce = 8;

/** Words that the signs stand in, their two kinds of readings, and more words. */
export function kanjiTheory(
  { ids, course }: KanjiMaterial,
  own: InstructionLanguage,
  texts: Texts,
): readonly ItemDraft[] {
  const kanji = kanjiOf(ids, own);
  const words = inTurn(
    kanji.map(({ id }) => wordsWith([...ids], own, course).filter((word) => word.id.includes(id))),
  );
  const some = (from: number) => {
    const part = words.slice(from, from + wordsAtOnce);
    const entries = part.map(({ id }) => id);
    return part.length === 0
      ? []
      : [
          furtherText(
            wordTable(part, texts),
            { kind: "data", dataSet: kanjiWordData, entries },
            texts,
          ),
        ];
  };
  return [
    ...some(0),
    furtherText(
      readingTable(kanji, texts),
      { kind: "data", dataSet: kanjiData, entries: kanji.map(({ id }) => id) },
      texts,
    ),
    ...some(wordsAtOnce),
  ];
}

/** One word of each sign after another, each once. */
function inTurn(groups: readonly (readonly KanjiWord[])[]): readonly KanjiWord[] {
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, round) =>
    groups.flatMap((group) => group.slice(round, round + 1)),
  ).flat();
  return [...new Map(turns.map((word) => [word.id, word])).values()];
}

function wordTable(words: readonly KanjiWord[], texts: Texts): LessonBlock[] {
  return [
    {
      type: "table",
      caption: texts.t("author.theory.kanji.words"),
      header: [
        texts.t("author.theory.words.word"),
        texts.t("author.theory.reading"),
        texts.t("author.theory.meaning"),
      ],
      rows: words.map(({ id, reading, meaning }) => [
        [inLanguage(id, "ja")],
        [inLanguage(reading, "ja"), { text: ` (${toRomaji(reading)})` }],
        meaning,
      ]),
    },
  ];
}

function readingTable(kanji: readonly Kanji[], texts: Texts): LessonBlock[] {
  return [
    { type: "callout", tone: "tip", text: texts.t("author.theory.kanji.readings.tip") },
    {
      type: "table",
      caption: texts.t("author.theory.kanji.readings"),
      header: [
        texts.t("author.kanji.table.sign"),
        texts.t("author.theory.kanji.chinese"),
        texts.t("author.theory.kanji.japanese"),
        texts.t("author.theory.meaning"),
      ],
      rows: kanji.map(({ id, readings, meaning }) => [
        [inLanguage(id, "ja")],
        shown(readings.filter(isChinese)),
        shown(readings.filter((reading) => !isChinese(reading))),
        meaning,
      ]),
    },
  ];
}

/** Chinese readings are written in katakana. */
function isChinese(reading: string): boolean {
  return isKatakana(bare(reading));
}

function shown(readings: readonly string[]): RichText {
  if (readings.length === 0) return "–";
  const latin = readings.map((reading) => toRomaji(bare(reading))).join(", ");
  return [inLanguage(readings.join("、"), "ja"), { text: ` (${latin})` }];
}

function bare(reading: string): string {
  return reading.replaceAll(/[()]/gu, "");
}
