import type { LessonBlock } from "@alambic/contract";

import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import type { ItemDraft } from "../../../model/LessonDraft.ts";
import { flashcards, lessonText } from "../../../items/simple-exercises.ts";
import { vocabulary } from "../../../items/vocabulary.ts";
import type { VocabularyParts } from "../../../items/vocabulary.ts";
import type { Random } from "../../../random/createRandom.ts";
import type { Texts } from "../../../texts/loadTexts.ts";
import type { TaughtLanguage } from "../../../model/taught-languages.ts";
import { guidedDialogue, openDialogue } from "./dialogue-items.ts";
import { lineRun, linesOf, markOf } from "./Line.ts";
import type { Line } from "./Line.ts";
import {
  canBeOrdered,
  gapItem,
  isTransparent,
  matchingItem,
  orderItem,
  sayItem,
  trueFalseItem,
  writtenGapItem,
} from "./sentence-items.ts";
import {
  withFirstWordHint,
  withGapHint,
  withFirstWordsHint,
  withSpeakerHint,
} from "./situation-hints.ts";
import { lineItem } from "./SituationContext.ts";
import type { SituationContext } from "./SituationContext.ts";
import { addressIn } from "./situations.ts";
import type { SituationId } from "./situations.ts";

const fewestTogether = 3;
const mostTogether = 5;
const mostGaps = 2;

/** The phrases of a situation, or its dialogue. */
export interface SituationMaterial {
  readonly situation: SituationId;
  readonly lang: TaughtLanguage;
  readonly part: "phrases" | "dialogue";
}

/** Recognising sentences first, then completing and ordering them, and writing their words. */
export function draftSituationLesson(
  { situation, lang, part }: SituationMaterial,
  own: InstructionLanguage,
  texts: Texts,
  random: Random,
): ItemDraft[] {
  const all = linesOf(situation, lang, own);
  const lines = all.filter(({ role }) => (role === "phrase") === (part === "phrases"));
  const context: SituationContext = { situation, lang, own, lines, texts, random };
  const items = part === "phrases" ? phraseItems(context) : dialogueItems(context);
  return items.filter((item) => item !== null);
}

function phraseItems(context: SituationContext): (ItemDraft | null)[] {
  const { lines, texts, random } = context;
  const telling = random.shuffle(lines).filter((line) => !isTransparent(line));
  const [some = [], others = []] = inTwo(telling);
  const first = random.next() < 0.5;
  const rest = random.shuffle(lines);
  const judged = random.shuffle(telling);
  const values = { inLanguage: texts.t(`author.language.${context.lang}.in`) };
  return [
    lineItem("lesson", lines, context, lessonText([tip(context), phraseTable(context)])),
    cards(context),
    words("recognise", some, context, texts.t("author.situations.translate")),
    together(others, context),
    ...judged
      .slice(0, 1)
      .map((line) => withSpeakerHint(trueFalseItem(line, first, context), line, context)),
    ...judged.slice(1, 2).map((line) => withFirstWordHint(sayItem(line, context), line, context)),
    ...gaps(rest, context),
    ...rest
      .filter(canBeOrdered)
      .slice(0, 2)
      .map((line) => withFirstWordHint(orderItem(line, context), line, context)),
    ...judged
      .slice(2, 3)
      .map((line) => withSpeakerHint(trueFalseItem(line, !first, context), line, context)),
    words("recall", others, context, texts.t("author.situations.choose", values)),
    ...gaps(rest.toReversed(), context),
  ];
}

function dialogueItems(context: SituationContext): (ItemDraft | null)[] {
  const { lines, random } = context;
  const said = random.shuffle(lines.filter(({ role }) => role === "learner"));
  const heard = random.shuffle(lines.filter(({ role }) => role === "other"));
  const judged = heard.filter((line) => !isTransparent(line));
  const first = random.next() < 0.5;
  return [
    lineItem("lesson", lines, context, lessonText([tip(context), script(context)])),
    guidedDialogue(context),
    together(judged, context),
    ...said
      .filter((line) => !isTransparent(line))
      .slice(0, 1)
      .map((line) => withFirstWordHint(sayItem(line, context), line, context)),
    ...judged
      .slice(0, 1)
      .map((line) => withSpeakerHint(trueFalseItem(line, first, context), line, context)),
    ...gaps(said, context),
    ...lines
      .filter(canBeOrdered)
      .slice(0, 2)
      .map((line) => withFirstWordHint(orderItem(line, context), line, context)),
    ...judged
      .slice(1, 2)
      .map((line) => withSpeakerHint(trueFalseItem(line, !first, context), line, context)),
    openDialogue(context),
    ...gaps(heard, context),
  ];
}

/** Sentences of one kind and their meanings; null with too few for a choice. */
function together(lines: readonly Line[], context: SituationContext): ItemDraft | null {
  const [some = []] = ofOneKind(lines);
  return some.length < fewestTogether ? null : matchingItem(some.slice(0, mostTogether), context);
}

/** The lines by the marks that they end with, the most first: questions are told from statements by them. */
function ofOneKind(lines: readonly Line[]): readonly (readonly Line[])[] {
  const marks = [...new Set(lines.map(markOf))];
  return marks
    .map((mark) => lines.filter((line) => markOf(line) === mark))
    .toSorted((one, other) => other.length - one.length);
}

/** The lines in two groups, each of one kind as far as there are enough of it. */
function inTwo(lines: readonly Line[]): readonly (readonly Line[])[] {
  const [most = [], others = []] = ofOneKind(lines);
  if (others.length >= fewestTogether) return [most, others];
  const half = Math.ceil(most.length / 2);
  return half < fewestTogether ? [most, most] : [most.slice(0, half), most.slice(-half)];
}

/** Words of the first lines that have one to be written, or, in Japanese, to be chosen. */
function gaps(lines: readonly Line[], context: SituationContext): ItemDraft[] {
  const toItem = context.lang === "ja" ? gapItem : writtenGapItem;
  return lines
    .map((line) => withGapHint(toItem(line, context), context))
    .filter((item) => item !== null)
    .slice(0, mostGaps);
}

/** How people address each other here, where the language makes a difference. */
function tip({ situation, lang, texts }: SituationContext): LessonBlock {
  const form = addressIn(situation, lang);
  const text =
    form === null
      ? texts.t(lang === "ja" ? "author.situations.tip.reading" : "author.words.tip.aloud")
      : texts.t("author.situations.tip.address", { form });
  return { type: "callout", tone: "tip", text };
}

function phraseTable({ lines }: SituationContext): LessonBlock {
  return {
    type: "terms",
    entries: lines.map((line) => ({
      term: [lineRun(line)],
      description: line.romaji === null ? line.meaning : `${line.romaji} · ${line.meaning}`,
    })),
  };
}

function script(context: SituationContext): LessonBlock {
  const { lines, situation, texts } = context;
  const speakers = {
    other: texts.t(`author.situations.${situation}.other`),
    learner: texts.t("author.situations.you"),
  };
  return {
    type: "table",
    caption: texts.t("author.situations.table.caption"),
    header: [
      texts.t("author.situations.table.who"),
      texts.t("author.situations.table.said"),
      texts.t("author.situations.table.meaning"),
    ],
    rows: lines.map((line) => [
      line.role === "other" ? speakers.other : speakers.learner,
      line.romaji === null ? [lineRun(line)] : [lineRun(line), { text: ` (${line.romaji})` }],
      line.meaning,
    ]),
  };
}

function cards(context: SituationContext): ItemDraft {
  const { lines, texts } = context;
  const faces = lines.map((line) => ({ front: [lineRun(line)], back: line.meaning }));
  const exercise = flashcards(texts.t("author.words.flashcards.prompt"), faces);
  return lineItem("flashcards", lines, context, exercise);
}

const forms = {
  recognise: { directions: ["term_to_meaning"], mode: "chosen" },
  recall: { directions: ["meaning_to_term"], mode: "chosen" },
} as const satisfies Readonly<Record<string, Pick<VocabularyParts, "directions" | "mode">>>;

/** Phrases to be translated; null where too few are left to choose from. */
function words(
  form: keyof typeof forms,
  lines: readonly Line[],
  context: SituationContext,
  prompt: string,
): ItemDraft | null {
  if (lines.length < fewestTogether) return null;
  const entries = lines.map(({ typed, meaning, romaji }) => ({
    terms: typed,
    meanings: [meaning],
    reading: romaji,
  }));
  const exercise = vocabulary({ prompt, lang: context.lang, ...forms[form], entries });
  return withFirstWordsHint(lineItem("vocabulary", lines, context, exercise), lines, context);
}
