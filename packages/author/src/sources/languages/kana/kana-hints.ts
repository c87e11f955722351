import type { ItemDraft } from "../../../model/LessonDraft.ts";
import { withHint } from "../../../hints/withHint.ts";
import type { Texts } from "../../../texts/loadTexts.ts";
import { strokesOf } from "../readStrokes.ts";
import type { KanaContext } from "./kana-items.ts";
import type { PracticeWord } from "./practiceWords.ts";
import { rowsOf } from "./signs.ts";
import type { Script, Sign } from "./signs.ts";

const smallVowelSigns = /^(.)([ゃゅょャュョ])$/u;

/** What the sign is made of, or the others of its family. */
export function withSignHint(item: ItemDraft, sign: Sign, context: KanaContext): ItemDraft {
  const made = withHint(item, madeOf(sign, context.texts));
  return made.hint === undefined ? withHint(item, familyOf(sign, context)) : made;
}

/** How many strokes a sign that is to be drawn has, and its family. */
export function withStrokesHint(item: ItemDraft, sign: Sign, context: KanaContext): ItemDraft {
  const { texts } = context;
  const count = strokesOf(sign.text)?.length ?? 0;
  const strokes = count === 0 ? "" : texts.t("author.hint.strokes", { count });
  const both = withHint(item, [strokes, familyOf(sign, context)].filter(Boolean).join(" "));
  return both.hint === undefined ? withHint(item, strokes) : both;
}

/** What a word means that is to be read. */
export function withMeaningHint(item: ItemDraft, { word }: PracticeWord, texts: Texts): ItemDraft {
  return withHint(item, texts.t("author.hint.meaning", { meaning: word.meaning }));
}

/** Two signs that are said as one, or a plain sign with a mark; nothing for plain signs. */
function madeOf({ text }: Sign, texts: Texts): string {
  const [, sign, small] = smallVowelSigns.exec(text) ?? [];
  if (sign !== undefined && small !== undefined)
    return texts.t("author.hint.kana.combined", { sign, small });
  const [plain = "", mark] = text.normalize("NFD");
  return mark === undefined ? "" : texts.t("author.hint.kana.mark", { sign: plain });
}

/** The others of its row that begin with the same consonant; nothing where there are none. */
function familyOf(sign: Sign, { script, texts }: KanaContext): string {
  const signs = familySigns(sign, script).map(({ text }) => text);
  return signs.length === 0 ? "" : texts.t("author.hint.kana.row", { signs: signs.join(", ") });
}

/** The rows that close the chart hold what is left of several families. */
const mixedRow = /[やヤ]/u;

function familySigns(sign: Sign, script: Script): readonly Sign[] {
  const rows = [...rowsOf(script, "plain"), ...rowsOf(script, "voiced")];
  const row = rows.find((each) => each.some(({ text }) => text === sign.text)) ?? [];
  const isMixed = row.some(({ text }) => mixedRow.test(text)) || sign.text.length > 1;
  return row.filter(
    ({ text, reading }) =>
      text !== sign.text && (!isMixed || reading.charAt(0) === sign.reading.charAt(0)),
  );
}
