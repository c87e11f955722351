import type { LessonBlock, RichText } from "@alambic/contract";

import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import type { ItemDraft } from "../../../model/LessonDraft.ts";
import { furtherText } from "../../../theory/furtherText.ts";
import type { Texts } from "../../../texts/loadTexts.ts";
import { inLanguage } from "../../../texts/rich-text.ts";
import { hasArticles } from "../articles.ts";
import { sentencesText, sentencesWith } from "../situations/sentencesWith.ts";
import { linesOf } from "../situations/Line.ts";
import { situationsOf } from "../situations/situations.ts";
import type { TaughtLanguage } from "../../../model/taught-languages.ts";
import { articleGroups } from "./articleGroups.ts";
import type { WordMaterial } from "./draftWordLesson.ts";
import { sceneOf } from "./scenes.ts";
import type { Scene } from "./scenes.ts";
import { foreignRun, toWord } from "./Word.ts";
import type { Word } from "./Word.ts";
import { entriesOf } from "./WordSet.ts";

const fewestSentences = 2;
/** The first conversations after these are those of a lesson's second text. */
const conversationsApart = 3;

/**
 * The words in a table, with a short scene of them; all words of the theme by their articles; and
 * sentences of conversations in which they stand.
 */
export function wordTheory(
  { theme, lang, ids }: WordMaterial,
  own: InstructionLanguage,
  texts: Texts,
): readonly ItemDraft[] {
  const pool = entriesOf(theme, lang, own).map((entry) => toWord(entry, lang, own));
  const words = pool.filter(({ id }) => ids.includes(id));
  const scene = sceneOf({ theme, lang, own, words, pool });
  const data = (entries: readonly Word[]) => ({
    kind: "data" as const,
    dataSet: theme,
    entries: entries.map(({ id }) => id),
  });
  const groups = articleGroups(pool, texts);
  if (theme === "phrases") return conversations(pool, words, lang, own, texts);
  const table = wordTable(words, own, texts);
  const first = furtherText(
    scene === null
      ? [table]
      : [table, sceneTable(scene, lang === own, texts), ...tipOf(scene, texts)],
    data(words),
    texts,
  );
  const sentences = sentencesWith(
    words.map(({ name }) => name.text),
    lang,
    own,
  );
  return [
    first,
    ...(groups === null ? [] : [furtherText(groups, data(pool), texts)]),
    ...(sentences.length < fewestSentences
      ? []
      : [sentencesText(sentences, "words.sentences", texts)]),
  ].filter((text) => text !== null);
}

/** Conversations for a lesson of phrases, others for each lesson. */
function conversations(
  pool: readonly Word[],
  words: readonly Word[],
  lang: TaughtLanguage,
  own: InstructionLanguage,
  texts: Texts,
): readonly ItemDraft[] {
  const first = pool.findIndex(({ id }) => id === words[0]?.id);
  const situations = situationsOf("A1");
  const at = Math.round((first / pool.length) * situations.length);
  return [0, 1]
    .flatMap((round) => situations[(at + round * conversationsApart) % situations.length] ?? [])
    .map((situation) =>
      sentencesText(
        linesOf(situation, lang, own).filter(({ role }) => role !== "phrase"),
        "words.dialogue",
        texts,
      ),
    )
    .filter((text) => text !== null);
}

/** Where both parts can be said with other words. */
function tipOf({ kind }: Scene, texts: Texts): LessonBlock[] {
  return kind === "picture" || kind === "colours"
    ? [{ type: "callout", tone: "tip", text: texts.t("author.theory.words.scene") }]
    : [];
}

/** The words with gender and meaning, or with their reading where the language has no articles. */
function wordTable(words: readonly Word[], own: InstructionLanguage, texts: Texts): LessonBlock {
  const isOwn = words[0]?.lang === own;
  const columns: readonly {
    readonly title: string;
    cell(word: Word): RichText | null;
  }[] = [
    { title: texts.t("author.theory.words.word"), cell: (word) => [foreignRun(word)] },
    { title: texts.t("author.theory.reading"), cell: ({ romaji }) => romaji },
    { title: texts.t("author.theory.words.gender"), cell: (word) => genderOf(word, texts) },
    { title: texts.t("author.theory.meaning"), cell: ({ meaning }) => (isOwn ? null : meaning) },
  ];
  const used = columns.filter(({ cell }) => words.some((word) => cell(word) !== null));
  return {
    type: "table",
    caption: texts.t(
      words.some(({ article }) => article !== null)
        ? "author.theory.words.table"
        : "author.theory.words.plain",
    ),
    header: used.map(({ title }) => title),
    rows: words.map((word) => used.map(({ cell }) => cell(word) ?? "–")),
  };
}

/** `feminine, plural`; null for a word without either, and where the language has no articles. */
function genderOf({ name, lang }: Word, texts: Texts): string | null {
  if (!hasArticles(lang)) return null;
  const { gender, plural = false } = name;
  const parts = [
    ...(gender === undefined ? [] : [texts.t(`author.theory.gender.${gender}`)]),
    ...(plural ? [texts.t("author.theory.gender.plural")] : []),
  ];
  return parts.length === 0 ? null : parts.join(", ");
}

function sceneTable({ kind, lines }: Scene, isOwn: boolean, texts: Texts): LessonBlock {
  return {
    type: "table",
    caption: texts.t(`author.theory.words.${kind}`),
    header: [
      texts.t("author.situations.table.said"),
      ...(isOwn ? [] : [texts.t("author.situations.table.meaning")]),
    ],
    rows: lines.map(({ text, lang, meaning }) => [
      [inLanguage(text, lang)],
      ...(isOwn ? [] : [meaning]),
    ]),
  };
}
