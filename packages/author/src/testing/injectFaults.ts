import type { Option } from "@alambic/contract";

import type { ItemDraft } from "../model/LessonDraft.ts";
import type { FaultyItem } from "./FaultyItem.ts";
import type { Random } from "../random/createRandom.ts";
import { plainText } from "../texts/rich-text.ts";
import { faultsOfFigures } from "./faultsOfFigures.ts";
import { inNewerKinds } from "./faultsOfKinds.ts";
import { faultsOfHints } from "./faultsOfHints.ts";
import { faultsOfLists } from "./faultsOfLists.ts";
import { faultsOfWriting } from "./faultsOfWriting.ts";
import { faultsInLanguage } from "./faultsInLanguage.ts";
import { negatedInPlace } from "./negatedInPlace.ts";

/** Every fault of the list that the item can have. */
export function injectFaults(item: ItemDraft, random: Random): readonly FaultyItem[] {
  const inLanguage = [...faultsInLanguage(item.exercise), ...faultsOfFigures(item.exercise)].map(
    ({ fault, exercise }) => ({ fault, item: { ...item, exercise } }),
  );
  return [
    ...inExercise(item, random),
    ...inLanguage,
    ...inEvidence(item),
    ...faultsOfLists(item),
    ...faultsOfHints(item),
  ];
}

function inExercise(item: ItemDraft, random: Random): FaultyItem[] {
  const { exercise } = item;
  const faulty = (fault: string, content: ItemDraft["exercise"]): FaultyItem => ({
    fault,
    item: { ...item, exercise: content },
  });
  switch (exercise.content_type) {
    case "quiz": {
      const { choices, correct_choice_ids: right } = exercise.content;
      const wrong = choices.filter(({ id }) => !right.includes(id));
      const other = random.pick(wrong);
      return [
        faulty("swapped key", {
          ...exercise,
          content: { ...exercise.content, correct_choice_ids: [other.id] },
        }),
        faulty("duplicate option", {
          ...exercise,
          content: { ...exercise.content, choices: copied(choices, right[0] ?? "", other.id) },
        }),
        faulty("misspelled key", {
          ...exercise,
          content: {
            ...exercise.content,
            choices: choices.map((choice) =>
              right.includes(choice.id)
                ? { ...choice, text: `${plainText(choice.text)}x` }
                : choice,
            ),
          },
        }),
        faulty("catch-all option", {
          ...exercise,
          content: {
            ...exercise.content,
            choices: choices.map((choice) =>
              choice.id === other.id ? { id: choice.id, text: "All of the above" } : choice,
            ),
          },
        }),
      ];
    }
    case "true_false": {
      const { statement, answer } = exercise.content;
      const flipped = faulty("flipped answer", {
        ...exercise,
        content: { ...exercise.content, answer: !answer },
      });
      if (item.provenance.kind !== "document") return [flipped];
      const other = answer ? negatedInPlace(plainText(statement)) : item.provenance.quote;
      return other === null
        ? [flipped]
        : [
            flipped,
            faulty("flipped negation", {
              ...exercise,
              content: { ...exercise.content, statement: other },
            }),
          ];
    }
    case "matching": {
      const [first, second, ...rest] = exercise.content.pairs;
      if (first === undefined || second === undefined) return [];
      const swapped = [
        { left_id: first.left_id, right_id: second.right_id },
        { left_id: second.left_id, right_id: first.right_id },
        ...rest,
      ];
      return [
        faulty("swapped pairs", { ...exercise, content: { ...exercise.content, pairs: swapped } }),
      ];
    }
    case "fill_in_blank":
      return [
        faulty("wrong answer", {
          ...exercise,
          content: {
            ...exercise.content,
            segments: exercise.content.segments.map((segment) =>
              segment.type === "gap" ? { ...segment, answers: ["7919"] } : segment,
            ),
          },
        }),
      ];
    case "ordering": {
      const [first = "", second = "", ...rest] = exercise.content.correct_item_ids;
      const order = [second, first, ...rest];
      return [
        faulty("swapped steps", {
          ...exercise,
          content: { ...exercise.content, correct_item_ids: order },
        }),
      ];
    }
    case "flashcards": {
      const [first, second, ...rest] = exercise.content.cards;
      if (first === undefined || second === undefined) return [];
      const cards = [{ ...first, front: second.front }, { ...second, front: first.front }, ...rest];
      const cut = [{ ...first, back: plainText(first.back).slice(0, -2) }, second, ...rest];
      return [
        faulty("swapped cards", { ...exercise, content: { ...exercise.content, cards } }),
        faulty("half a back", { ...exercise, content: { ...exercise.content, cards: cut } }),
      ];
    }
    case "short_answer":
      return [
        faulty("wrong answer", {
          ...exercise,
          content: { ...exercise.content, answers: ["7919"] },
        }),
      ];
    case "free_answer":
      return item.provenance.kind === "document"
        ? faultsOfWriting(exercise).map(({ fault, exercise: content }) => faulty(fault, content))
        : [];
    case "categorization":
    case "numeric":
    case "code":
    case "image_labelling":
      return inNewerKinds(exercise).map(({ fault, content }) => faulty(fault, content));
    default:
      return [];
  }
}

function inEvidence(item: ItemDraft): FaultyItem[] {
  const { provenance, source } = item;
  if ((provenance.kind !== "document" && provenance.kind !== "model") || source === null) return [];
  const quote = provenance.quote.replace(/\p{Letter}{4,}/u, (word) =>
    word.split("").toReversed().join(""),
  );
  return [
    {
      fault: "corrupted quote",
      item: { ...item, provenance: { ...provenance, quote }, source: { ...source, quote } },
    },
    {
      fault: "other page",
      item: { ...item, provenance: { ...provenance, page: (provenance.page ?? 0) + 1 } },
    },
    {
      fault: "context without the quote",
      item: { ...item, source: { ...source, context: source.quote.slice(1) } },
    },
    {
      fault: "moved quote",
      item: { ...item, provenance: { ...provenance, start: provenance.start + 1 } },
    },
  ];
}

function copied(choices: readonly Option[], from: string, to: string): Option[] {
  const original = choices.find(({ id }) => id === from);
  return choices.map((choice) =>
    choice.id === to && original !== undefined ? { ...original, id: to } : choice,
  );
}
