import type { ItemDraft } from "../../../model/LessonDraft.ts";
import { withHint } from "../../../hints/withHint.ts";
import { withOneLess } from "../../../hints/withOneLess.ts";
import { beginnings } from "../initialsHint.ts";
import { withPairsHint } from "../withPairsHint.ts";
import { wordsOf } from "./Line.ts";
import type { Line } from "./Line.ts";
import type { SituationContext } from "./SituationContext.ts";

/** Shorter sentences would be known from their first word. */
const fewestWords = 3;
const fewestLetters = 3;

/** The first word of the sentence, where others follow. */
export function withFirstWordHint(
  item: ItemDraft,
  line: Line,
  { texts }: SituationContext,
): ItemDraft {
  const word = firstWord(line.text);
  return withOneLess(
    word === null ? item : withHint(item, texts.t("author.hint.situations.first", { word })),
    texts,
  );
}

/** Who says it in the conversation; nothing for a phrase that is learned by itself. */
export function withSpeakerHint(
  item: ItemDraft | null,
  { role }: Line,
  { situation, texts }: SituationContext,
): ItemDraft | null {
  if (item === null || role === "phrase") return item;
  const speaker = texts.t(`author.situations.${situation}.other`);
  return withHint(
    item,
    role === "learner"
      ? texts.t("author.hint.situations.yours")
      : texts.t("author.hint.situations.said", { speaker }),
  );
}

/** How the missing word begins, and how long it is. */
export function withGapHint(item: ItemDraft | null, { texts }: SituationContext): ItemDraft | null {
  if (item?.exercise.content_type !== "fill_in_blank") return item;
  const gaps = item.exercise.content.segments.filter((segment) => segment.type === "gap");
  const letters = [...(gaps[0]?.answers[0] ?? "")];
  const [letter = ""] = letters;
  const count = letters.length;
  return withOneLess(
    count < fewestLetters
      ? item
      : withHint(item, texts.t("author.hint.letters", { letter, count })),
    texts,
  );
}

/** The first words of each sentence and of its meaning. */
export function withFirstWordsHint(
  item: ItemDraft | null,
  lines: readonly Line[],
  { texts }: SituationContext,
): ItemDraft | null {
  const pairs = lines.flatMap(({ text, meaning }) => {
    const [said, meant] = [firstWord(text), firstWord(meaning)];
    return said === null || meant === null ? [] : [[said, meant] as const];
  });
  const list = beginnings(pairs);
  return item === null || list === null
    ? item
    : withPairsHint(item, texts.t("author.hint.situations.beginnings", { list }), texts);
}

/** Where to look for the lines of a dialogue. */
export function withDialogueHint(
  item: ItemDraft,
  form: "guided" | "open",
  { texts }: SituationContext,
): ItemDraft {
  return withHint(item, texts.t(`author.hint.situations.${form}`));
}

/** Without its marks; null where the sentence is too short. */
function firstWord(text: string): string | null {
  const words = wordsOf({ text });
  const word = words[0]?.replaceAll(/[^\p{Letter}\p{Number}’'-]/gu, "") ?? "";
  return words.length < fewestWords || word === "" ? null : word;
}
