import type { ItemDraft } from "../../../model/LessonDraft.ts";
import { withHint } from "../../../hints/withHint.ts";
import { strokesOf } from "../readStrokes.ts";
import { kanjiOf } from "./Kanji.ts";
import type { Kanji } from "./Kanji.ts";
import type { KanjiContext } from "./kanji-items.ts";
import { kanjiIn, typedReadingsOf } from "./KanjiWord.ts";
import type { KanjiWord } from "./KanjiWord.ts";

/** How the sign is said, for its meaning. */
export function withReadingHint(item: ItemDraft, sign: Kanji, { texts }: KanjiContext): ItemDraft {
  return withHint(item, texts.t("author.hint.kanji.reading", { reading: spoken(sign) }));
}

/** What the sign means, for its reading. */
export function withMeaningHint(item: ItemDraft, sign: Kanji, { texts }: KanjiContext): ItemDraft {
  return withHint(item, texts.t("author.hint.meaning", { meaning: sign.meaning }));
}

/** How many strokes a sign has that is to be written. */
export function withStrokesHint(item: ItemDraft, sign: Kanji, { texts }: KanjiContext): ItemDraft {
  const count = strokesOf(sign.id)?.length ?? 0;
  return count === 0 ? item : withHint(item, texts.t("author.hint.strokes", { count }));
}

/** How each of the signs is said, for their meanings. */
export function withReadingsHint(
  item: ItemDraft,
  signs: readonly Kanji[],
  { texts }: KanjiContext,
): ItemDraft {
  const list = signs.map((sign) => `${sign.id} (${sign.readings.join("、")})`).join(", ");
  return withHint(item, texts.t("author.hint.kanji.readings", { list }));
}

/** What each sign of a word means, for the meaning of the word; how it is read where they say it. */
export function withPartsHint(item: ItemDraft, word: KanjiWord, context: KanjiContext): ItemDraft {
  const { texts, own } = context;
  const parts = kanjiOf(kanjiIn(word.id), own);
  const list = parts.map(({ id, meaning }) => `${id} = ${meaning}`).join(", ");
  const signed = withHint(
    item,
    parts.length < 2 ? "" : texts.t("author.hint.kanji.parts", { list }),
  );
  const [reading = "", romaji = ""] = typedReadingsOf(word);
  return signed.hint === undefined
    ? withHint(item, texts.t("author.hint.kanji.reading", { reading: `${reading} (${romaji})` }))
    : signed;
}

/** A word of fewer kana would be known from its first one. */
const fewestKana = 3;

/** How the reading of a word begins. */
export function withFirstKanaHint(
  item: ItemDraft,
  { reading }: KanjiWord,
  { texts }: KanjiContext,
): ItemDraft {
  const letter = /^.[ゃゅょ]?/u.exec(reading)?.[0] ?? "";
  return reading.length < fewestKana
    ? item
    : withHint(item, texts.t("author.hint.beginning", { letter }));
}

function spoken({ readings, romaji }: Kanji): string {
  return `${readings.join("、")} (${romaji})`;
}
