import { isDeepStrictEqual } from "node:util";

import type {
  CategorizationContent,
  CharacterContent,
  FillInBlankContent,
  OrderingContent,
  VocabularyContent,
  VocabularyEntry,
} from "@alambic/contract";

import { strokesOf } from "../../sources/languages/readStrokes.ts";
import { foldText } from "../../texts/foldText.ts";
import { plainText } from "../../texts/rich-text.ts";
import type { Fact } from "../../model/Fact.ts";

/** The entry whose words and meanings are not those of one fact; null where there is none. */
export function vocabularyFault(
  { entries, mode, directions }: VocabularyContent,
  facts: readonly Fact[],
): string | null {
  const strange = entries.find((entry) => !facts.some((fact) => isOf(entry, fact)));
  if (strange !== undefined) return `entry ${strange.id}`;
  if (mode === "typed") return null;
  const sides = directions.map((direction) =>
    entries.map(({ terms, meanings }) =>
      foldText((direction === "term_to_meaning" ? meanings : terms)[0] ?? ""),
    ),
  );
  return sides.every((shown) => new Set(shown).size === shown.length) ? null : "choices alike";
}

function isOf({ terms, meanings, picture }: VocabularyEntry, fact: Fact): boolean {
  return (
    (picture === undefined || picture.name === fact.id) &&
    terms[0] === fact.term &&
    meanings[0] === fact.meaning &&
    terms.every((term) => term === fact.term || fact.typed.includes(term)) &&
    meanings.every((meaning) => fact.meanings.includes(meaning))
  );
}

/** Whether the words in their right order are what the fact says, and its meaning is asked for. */
export function orderFault(
  { prompt, items, correct_item_ids: key }: OrderingContent,
  fact: Fact,
): string | null {
  const words = key.map((id) => plainText(items.find((item) => item.id === id)?.text ?? ""));
  if (words.join(" ") !== fact.term) return "other order";
  return plainText(prompt).includes(fact.meaning) ? null : "other meaning";
}

/** Whether what is accepted in the gap completes a right sentence, and nothing else of the bank does. */
export function sentenceFault(
  { prompt, segments, bank = [] }: FillInBlankContent,
  { right, cue }: NonNullable<Fact["sentence"]>,
): string | null {
  const completed = (word: string) =>
    segments.map((segment) => (segment.type === "text" ? plainText(segment.text) : word)).join("");
  const answers = segments.flatMap((segment) => (segment.type === "gap" ? segment.answers : []));
  if (completed(answers[0] ?? "") !== right[0]) return "other answer";
  if (answers.some((answer) => !right.includes(completed(answer)))) return "other answer";
  const also = bank.filter((word) => !answers.includes(word) && right.includes(completed(word)));
  if (also.length > 0) return `bank ${also.join(", ")}`;
  return plainText(prompt).includes(cue) ? null : "other sentence";
}

/** Whether one choice alone tells what the sign means or how it is read, or only its readings are typed. */
export function characterFault(
  { prompt, character, task }: CharacterContent,
  { term, meaning, reading, typed }: Fact,
): string | null {
  if (character !== term) return "other sign";
  if (task.type === "read") {
    const fault = task.choices.find(({ id, text }) => {
      const shown = plainText(text);
      return (shown === meaning || shown === reading) !== (id === task.right_choice_id);
    });
    return fault === undefined ? null : `choice ${fault.id}`;
  }
  if (!(task.typed ?? []).every((answer) => typed.includes(answer))) return "other reading";
  if (task.strokes !== undefined && !isDeepStrictEqual(task.strokes, strokesOf(term)))
    return "other strokes";
  return plainText(prompt).includes(meaning) ? null : "other meaning";
}

/** Whether every noun lies with its own article. */
export function articleFault(
  { groups, items, members }: CategorizationContent,
  facts: readonly Fact[],
): string | null {
  const shown = (options: typeof items, id: string) =>
    plainText(options.find((option) => option.id === id)?.text ?? "");
  const fault = members.find(
    ({ item_id: itemId, group_id: groupId }) =>
      !facts.some(
        ({ bare, article }) =>
          article !== null && bare === shown(items, itemId) && article === shown(groups, groupId),
      ),
  );
  return fault === undefined ? null : `item ${fault.item_id}`;
}
