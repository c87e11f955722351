import type { LessonBlock, RichText } from "@alambic/contract";
import type { Exercise } from "@alambic/domain/exercises";

import { gapMark } from "../document/recipes/itemsOfRecipe.ts";
import type { ItemDraft } from "../model/LessonDraft.ts";
import { plainText } from "../texts/rich-text.ts";
import type { FaultyItem } from "./FaultyItem.ts";

interface Change {
  readonly fault: string;
  readonly exercise: Exercise;
}

/** Faults of questions on what a list in a document holds, or a table, and of texts that show them. */
export function faultsOfLists(item: ItemDraft): readonly FaultyItem[] {
  if (item.provenance.kind !== "document") return [];
  const { parts } = item.provenance;
  // What is asked of several sentences names none of them.
  const changes = changesOf(item.exercise).filter(
    ({ fault }) => parts === undefined || fault !== "other columns",
  );
  const isAsked = item.exercise.content_type !== "lesson";
  return [
    ...changes.map(({ fault, exercise }) => ({ fault, item: { ...item, exercise } })),
    ...(changes.length > 0 && isAsked ? withoutEnd(item) : []),
  ];
}

function changesOf(exercise: Exercise): readonly Change[] {
  switch (exercise.content_type) {
    case "quiz":
      return exercise.content.multiple ? inQuiz(exercise) : [];
    case "categorization":
      return inGroups(exercise);
    case "matching":
      if (exercise.content.left.every(({ text }) => /^\d+$/u.test(plainText(text))))
        return inYears(exercise);
      return exercise.content.left.some(({ text }) => plainText(text).includes(gapMark))
        ? []
        : inTable(exercise);
    case "ordering":
      return inSteps(exercise);
    case "lesson":
      return inBlocks(exercise);
    default:
      return [];
  }
}

function inQuiz(exercise: Extract<Exercise, { content_type: "quiz" }>): readonly Change[] {
  const { prompt, choices, correct_choice_ids: right } = exercise.content;
  const [first = "", ...others] = right;
  const wrong = choices.find(({ id }) => !right.includes(id))?.id ?? "";
  const changed = (fault: string, change: Partial<typeof exercise.content>): Change => ({
    fault,
    exercise: { ...exercise, content: { ...exercise.content, ...change } },
  });
  const renamed = (wanted: string, rename: (text: string) => string) =>
    choices.map((choice) =>
      choice.id === wanted ? { ...choice, text: rename(plainText(choice.text)) } : choice,
    );
  return [
    changed("wrong entry keyed", { correct_choice_ids: [...right, wrong] }),
    changed("entry among the wrong ones", { correct_choice_ids: others }),
    changed("another introduction", { prompt: reversed(prompt) }),
    changed("invented choice", { choices: renamed(wrong, () => "quux") }),
    changed("half an entry", { choices: renamed(first, (text) => text.slice(0, -2)) }),
  ];
}

function inGroups(
  exercise: Extract<Exercise, { content_type: "categorization" }>,
): readonly Change[] {
  const { groups, items } = exercise.content;
  const changed = (fault: string, change: Partial<typeof exercise.content>): Change => ({
    fault,
    exercise: { ...exercise, content: { ...exercise.content, ...change } },
  });
  return [
    changed("another introduction", {
      groups: groups.map((group) => ({ ...group, text: reversed(group.text) })),
    }),
    changed("half an entry", {
      items: items.map((entry) => ({ ...entry, text: plainText(entry.text).slice(0, -2) })),
    }),
  ];
}

function inSteps(exercise: Extract<Exercise, { content_type: "ordering" }>): readonly Change[] {
  const { prompt, items, correct_item_ids: order } = exercise.content;
  const changed = (fault: string, change: Partial<typeof exercise.content>): Change => ({
    fault,
    exercise: { ...exercise, content: { ...exercise.content, ...change } },
  });
  return [
    changed("steps of another thing", {
      prompt:
        typeof prompt === "string"
          ? prompt
          : prompt.map((run) => (run.lang === undefined ? run : { ...run, text: `${run.text}x` })),
    }),
    changed("half a step", {
      items: items.map((step) => ({ ...step, text: plainText(step.text).slice(0, -2) })),
    }),
    changed("a step less", {
      items: items.filter(({ id }) => id !== order[0]),
      correct_item_ids: order.slice(1),
    }),
  ];
}

function inYears(exercise: Extract<Exercise, { content_type: "matching" }>): readonly Change[] {
  const { left, right } = exercise.content;
  const changed = (fault: string, change: Partial<typeof exercise.content>): Change => ({
    fault,
    exercise: { ...exercise, content: { ...exercise.content, ...change } },
  });
  return [
    changed("another year", {
      left: left.map((year) => ({ ...year, text: String(Number(plainText(year.text)) + 1) })),
    }),
    changed("half an event", {
      right: right.map((event) => ({ ...event, text: plainText(event.text).slice(0, -2) })),
    }),
  ];
}

function inTable(exercise: Extract<Exercise, { content_type: "matching" }>): readonly Change[] {
  const { prompt, right } = exercise.content;
  const changed = (fault: string, change: Partial<typeof exercise.content>): Change => ({
    fault,
    exercise: { ...exercise, content: { ...exercise.content, ...change } },
  });
  return [
    changed("other columns", { prompt: plainText(prompt).split("").toReversed().join("") }),
    changed("half an entry", {
      right: right.map((cell) => ({ ...cell, text: plainText(cell.text).slice(0, -2) })),
    }),
  ];
}

function inBlocks(exercise: Extract<Exercise, { content_type: "lesson" }>): readonly Change[] {
  const { blocks } = exercise.content;
  const changed = (fault: string, changes: (block: LessonBlock) => LessonBlock): Change[] => {
    const own = blocks.map(changes);
    return own.some((block, at) => block !== blocks[at])
      ? [{ fault, exercise: { ...exercise, content: { blocks: own } } }]
      : [];
  };
  return [
    ...changed("changed list", (block) =>
      block.type === "list"
        ? { ...block, items: block.items.map((entry) => `${plainText(entry)}x`) }
        : block,
    ),
    ...changed("changed table", (block) =>
      block.type === "table" ? { ...block, rows: block.rows.toReversed() } : block,
    ),
  ];
}

/** The quote without its end, at its place: nothing vouches for the last entry any more. */
function withoutEnd(item: ItemDraft): readonly FaultyItem[] {
  const { provenance, source } = item;
  if (provenance.kind !== "document" || source === null) return [];
  const quote = provenance.quote.slice(0, -3);
  const shorter = { ...provenance, quote, end: provenance.end - 3 };
  return [
    {
      fault: "shorter quote",
      item: { ...item, provenance: shorter, source: { ...source, quote } },
    },
  ];
}

function reversed(text: RichText): RichText {
  const turned = (words: string) =>
    words.includes(" ") ? words.split(" ").toReversed().join(" ") : `${words}x`;
  return typeof text === "string"
    ? turned(text)
    : text.map((run, at) => (at === text.length - 1 ? { ...run, text: turned(run.text) } : run));
}
