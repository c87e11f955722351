import { matching } from "../../items/matching.ts";
import { option, partId } from "../../items/parts.ts";
import { plainText } from "../../texts/rich-text.ts";
import { defineModelKind, someText, texts } from "./ModelKind.ts";
import { joint, listOfParts, parted, shown } from "./parts.ts";

export const matchingKind = defineModelKind<
  "matching",
  { question: string; pairs: readonly { left: string; right: string }[] }
>({
  type: "matching",
  advice: "Three to six pairs; each left part goes with one right part only.",
  properties: { question: someText, pairs: listOfParts(["left", "right"], 3, 8) },
  build: ({ question, pairs, explanation }, { random }) =>
    matching(
      {
        prompt: question,
        pairs: pairs.map(({ left, right }) => [{ text: left }, { text: right }]),
        explanation,
      },
      random,
    ),
  ask: ({ content }) => ({
    question: plainText(content.prompt),
    choices: shown(content.left),
    groups: shown(content.right),
    answer: `for every choice: its id${joint}the id of the group that it goes with`,
  }),
  respond: (_, answer) => ({
    content_type: "matching",
    pairs: answer.map(parted).map(([left, right]) => ({ left_id: left, right_id: right })),
  }),
});

export const orderingKind = defineModelKind<
  "ordering",
  { question: string; steps: readonly string[] }
>({
  type: "ordering",
  advice: "Three to six steps or events in their right order, which the source makes plain.",
  fits: ({ taught }) => taught === null,
  properties: { question: someText, steps: texts },
  build: ({ question, steps, explanation }, { random }) => {
    if (new Set(steps).size < Math.max(3, steps.length)) return null;
    const drawn = random.shuffle(steps);
    const [first = "", ...rest] = drawn;
    const order = drawn.every((step, index) => step === steps[index]) ? [...rest, first] : drawn;
    return {
      content_type: "ordering",
      content: {
        prompt: question,
        items: order.map((text, index) => option({ text }, partId(index))),
        correct_item_ids: steps.map((step) => partId(order.indexOf(step))),
        explanation,
      },
    };
  },
  ask: ({ content }) => ({
    question: plainText(content.prompt),
    choices: shown(content.items),
    answer: "the ids of all choices in the right order",
  }),
  respond: (_, answer) => ({ content_type: "ordering", item_ids: [...answer] }),
});

export const categorizationKind = defineModelKind<
  "categorization",
  { question: string; sorted: readonly { item: string; group: string }[] }
>({
  type: "categorization",
  advice: "Four to eight items, each with the one of two to four groups that it belongs to.",
  properties: { question: someText, sorted: listOfParts(["item", "group"], 3, 8) },
  build: ({ question, sorted, explanation }, { random }) => {
    const groups = [...new Set(sorted.map(({ group }) => group))];
    const items = random.shuffle(sorted);
    if (groups.length < 2 || new Set(items.map(({ item }) => item)).size < items.length)
      return null;
    return {
      content_type: "categorization",
      content: {
        prompt: question,
        groups: groups.map((text, index) => option({ text }, `g${index + 1}`)),
        items: items.map(({ item }, index) => option({ text: item }, partId(index))),
        members: items.map(({ group }, index) => ({
          item_id: partId(index),
          group_id: `g${groups.indexOf(group) + 1}`,
        })),
        explanation,
      },
    };
  },
  ask: ({ content }) => ({
    question: plainText(content.prompt),
    choices: shown(content.items),
    groups: shown(content.groups),
    answer: `for every choice: its id${joint}the id of its group`,
  }),
  respond: (_, answer) => ({
    content_type: "categorization",
    members: answer.map(parted).map(([item, group]) => ({ item_id: item, group_id: group })),
  }),
});
