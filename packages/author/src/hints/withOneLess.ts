import type { ItemDraft } from "../model/LessonDraft.ts";
import type { Texts } from "../texts/loadTexts.ts";
import { plainText } from "../texts/rich-text.ts";
import { withHint } from "./withHint.ts";

/** Fewer, and leaving one out would tell the answer. */
const fewestChoices = 3;

/** An item without a hint with one that rules out a wrong choice, where two at least are left. */
export function withOneLess(item: ItemDraft, texts: Texts): ItemDraft {
  if (item.hint !== undefined) return item;
  for (const choice of wrongChoices(item)) {
    const hinted = withHint(item, texts.t("author.hint.not", { choice }));
    if (hinted.hint !== undefined) return hinted;
  }
  return item;
}

function wrongChoices({ exercise }: ItemDraft): readonly string[] {
  if (exercise.content_type === "quiz") {
    const { choices, multiple, correct_choice_ids: right } = exercise.content;
    return multiple || choices.length < fewestChoices
      ? []
      : choices.filter(({ id }) => !right.includes(id)).map(({ text }) => plainText(text));
  }
  if (exercise.content_type !== "fill_in_blank") return [];
  const { bank = [], segments } = exercise.content;
  const right = segments.flatMap((part) => (part.type === "gap" ? part.answers : []));
  return bank.length < fewestChoices ? [] : bank.filter((word) => !right.includes(word));
}
