import type { ItemDraft } from "../../../model/LessonDraft.ts";
import { withHint } from "../../../hints/withHint.ts";
import { withOneLess } from "../../../hints/withOneLess.ts";
import { initialsHint } from "../initialsHint.ts";
import { withPairsHint } from "../withPairsHint.ts";
import type { Word } from "./Word.ts";
import { isMonolingual } from "./WordContext.ts";
import type { WordContext } from "./WordContext.ts";

/** Shorter words would be known from their first letter. */
const fewestLetters = 3;
const sequences: readonly string[] = ["numbers", "days", "months"];

/** What comes just before it, in a theme that counts; else how its meaning begins. */
export function withMeaningHint(
  item: ItemDraft | null,
  word: Word,
  context: WordContext,
): ItemDraft | null {
  return item && (withNeighbour(item, word, context) ?? withBeginning(item, word.meaning, context));
}

/** What comes just before it, in a theme that counts; else how the word begins, its article aside. */
export function withWordHint(
  item: ItemDraft | null,
  word: Word,
  context: WordContext,
): ItemDraft | null {
  return (
    item && (withNeighbour(item, word, context) ?? withBeginning(item, word.name.text, context))
  );
}

/** How each word and its meaning begin. */
export function withInitialsHint(
  item: ItemDraft | null,
  words: readonly Word[],
  context: WordContext,
): ItemDraft | null {
  if (item === null || isMonolingual(context)) return item;
  const pairs = words.map(({ name, meaning }) => [name.reading ?? name.text, meaning] as const);
  return withPairsHint(item, initialsHint(pairs, context.texts), context.texts);
}

/** Null where nothing comes before it. */
function withNeighbour(item: ItemDraft, word: Word, context: WordContext): ItemDraft | null {
  const { theme, pool, texts } = context;
  const before = sequences.includes(theme) ? pool[pool.indexOf(word) - 1] : undefined;
  if (before === undefined || (theme === "numbers" && Number(before.id) + 1 !== Number(word.id)))
    return null;
  const hinted = withHint(item, texts.t("author.hint.after", { word: before.foreign }));
  return hinted.hint === undefined ? null : hinted;
}

function withBeginning(item: ItemDraft, text: string, { texts }: WordContext): ItemDraft {
  const letter = text.charAt(0);
  const isTold = text.length >= fewestLetters && /\p{Script=Latin}/u.test(letter);
  return withOneLess(
    isTold ? withHint(item, texts.t("author.hint.beginning", { letter })) : item,
    texts,
  );
}
