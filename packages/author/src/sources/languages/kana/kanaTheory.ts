import { toHiragana, toKatakana } from "wanakana";
import type { LessonBlock } from "@alambic/contract";

import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import type { ItemDraft } from "../../../model/LessonDraft.ts";
import { furtherText } from "../../../theory/furtherText.ts";
import type { Texts } from "../../../texts/loadTexts.ts";
import { inLanguage } from "../../../texts/rich-text.ts";
import { knownSigns, signsOf } from "./KanaLesson.ts";
import type { KanaMaterial } from "./KanaLesson.ts";
import { practiceWords } from "./practiceWords.ts";
import type { PracticeWord } from "./practiceWords.ts";
import { lookAlike } from "./signs.ts";
import type { Script, Sign } from "./signs.ts";

const mostWords = 8;

/** Words to read with the lesson's signs, what they are mistaken for, and the other script. */
export function kanaTheory(
  material: KanaMaterial,
  own: InstructionLanguage,
  texts: Texts,
): readonly ItemDraft[] {
  const { script } = material;
  const signs = signsOf(material);
  const known = knownSigns(material);
  const words = practiceWords(script, known, signs, own).slice(0, mostWords);
  const entries = signs.map(({ text }) => text);
  const alike = pairsAlike(signs, known);
  const reading = [
    ...(words.length === 0 ? [] : wordBlocks(words, texts)),
    ...(alike.length === 0 ? [] : alikeBlocks(alike, texts)),
  ];
  return [reading, otherScript(signs, script, texts)]
    .filter((blocks) => blocks.length > 0)
    .map((blocks) => furtherText(blocks, { kind: "data", dataSet: script, entries }, texts));
}

function wordBlocks(words: readonly PracticeWord[], texts: Texts): LessonBlock[] {
  return [
    {
      type: "table",
      caption: texts.t("author.theory.kana.words"),
      header: [
        texts.t("author.theory.words.word"),
        texts.t("author.theory.reading"),
        texts.t("author.theory.meaning"),
      ],
      rows: words.map(({ kana, word }) => [
        [inLanguage(kana, "ja")],
        word.romaji ?? kana,
        word.meaning,
      ]),
    },
  ];
}

function alikeBlocks(pairs: readonly (readonly [Sign, Sign])[], texts: Texts): LessonBlock[] {
  const shown = ({ text, reading }: Sign) => [inLanguage(text, "ja"), { text: ` = ${reading}` }];
  return [
    { type: "heading", text: texts.t("author.theory.kana.alike") },
    { type: "callout", tone: "tip", text: texts.t("author.theory.kana.alike.tip") },
    {
      type: "list",
      ordered: false,
      items: pairs.map(([one, other]) => [...shown(one), { text: " · " }, ...shown(other)]),
    },
  ];
}

/** Each new sign with those known before, and with the others of its lesson, that look like it. */
function pairsAlike(
  signs: readonly Sign[],
  known: readonly Sign[],
): readonly (readonly [Sign, Sign])[] {
  return signs.flatMap((sign) =>
    known
      .filter((other) => other.text !== sign.text && lookAlike(sign, other))
      .filter((other) => {
        const at = signs.findIndex(({ text }) => text === other.text);
        return at < 0 || at > signs.indexOf(sign);
      })
      .map((other) => [sign, other] as const),
  );
}

function otherScript(signs: readonly Sign[], script: Script, texts: Texts): LessonBlock[] {
  const inOther = script === "hiragana" ? toKatakana : toHiragana;
  const other = script === "hiragana" ? "katakana" : "hiragana";
  return [
    { type: "callout", tone: "tip", text: texts.t("author.theory.kana.other.tip") },
    {
      type: "table",
      caption: texts.t("author.theory.kana.other"),
      header: [
        texts.t(`author.kana.script.${script}`),
        texts.t(`author.kana.script.${other}`),
        texts.t("author.theory.reading"),
      ],
      rows: signs.map(({ text, reading }) => [
        [inLanguage(text, "ja")],
        [inLanguage(inOther(text), "ja")],
        reading,
      ]),
    },
  ];
}
