import type {
  CategorizationExercise,
  CategoryMember,
  ImageLabellingExercise,
  LabelPair,
  MatchingExercise,
  MatchingPair,
  OrderingExercise,
} from "@alambic/contract";
import { lookOf } from "../../exercises/placement/look.ts";
import { matchingExercises } from "../exercises.ts";
import {
  categorizationExercises,
  imageLabellingExercises,
  orderingExercises,
} from "../placing-exercises.ts";
import type { Answering, Part } from "./answering.ts";
import { madeOf } from "./answering.ts";
import type { LawsOf } from "./Subject.ts";

/**
 * Places with an item each: one that belongs nowhere, where there are enough of those, then none, then
 * its own.
 */
function pairsOf<Pair>(
  key: readonly Pair[],
  strays: readonly string[],
  holding: (pair: Pair, item: string) => Pair,
): Part<Pair>[] {
  return key.map((pair, at) => {
    const stray = strays[at];
    return [...(stray === undefined ? [] : [[holding(pair, stray)]]), [], [pair]];
  });
}

function idsBut(items: readonly { readonly id: string }[], used: readonly string[]): string[] {
  return items.map(({ id }) => id).filter((id) => !used.includes(id));
}

export const matching: LawsOf<MatchingExercise> = {
  exercises: matchingExercises,
  key: "scores 1",
  shown: ({ content: { left, right, pairs, ...content }, ...exercise }, shuffle) => ({
    ...exercise,
    content: {
      ...content,
      left: shuffle(left),
      right: shuffle(right),
      pairs: shuffle(pairs),
    },
  }),
  answers: ({ content: { right, pairs } }) =>
    madeOf<MatchingPair>({
      parts: pairsOf(
        pairs,
        idsBut(
          right,
          pairs.map(({ right_id: id }) => id),
        ),
        (pair, right_id) => ({ ...pair, right_id }),
      ),
      respond: (given) => ({ content_type: "matching", pairs: given }),
    }),
};

export const imageLabelling: LawsOf<ImageLabellingExercise> = {
  exercises: imageLabellingExercises,
  key: "scores 1",
  shown: ({ content: { hotspots, labels, pairs, ...content }, ...exercise }, shuffle) => ({
    ...exercise,
    content: {
      ...content,
      hotspots: shuffle(hotspots),
      labels: shuffle(labels),
      pairs: shuffle(pairs),
    },
  }),
  answers: ({ content: { labels, pairs } }) =>
    madeOf<LabelPair>({
      parts: pairsOf(
        pairs,
        idsBut(
          labels,
          pairs.map(({ label_id: id }) => id),
        ),
        (pair, label_id) => ({ ...pair, label_id }),
      ),
      respond: (given) => ({ content_type: "image_labelling", pairs: given }),
    }),
};

export const categorization: LawsOf<CategorizationExercise> = {
  exercises: categorizationExercises,
  key: "scores 1",
  shown: ({ content: { groups, items, members, ...content }, ...exercise }, shuffle) => ({
    ...exercise,
    content: {
      ...content,
      groups: shuffle(groups),
      items: shuffle(items),
      members: shuffle(members),
    },
  }),
  answers({ content: { groups, items, members } }) {
    const looks = new Map(items.map((item) => [item.id, lookOf(item)]));
    const parts = members.map((member): Part<CategoryMember> => {
      // Where one that looks the same belongs, it is right.
      const right = members.filter(
        ({ item_id: id }) => looks.get(id) === looks.get(member.item_id),
      );
      const wrong = idsBut(
        groups,
        right.map(({ group_id: id }) => id),
      );
      return [wrong.slice(0, 1).map((group_id) => ({ ...member, group_id })), [], [member]];
    });
    return madeOf({
      parts,
      respond: (given) => ({ content_type: "categorization", members: given }),
    });
  },
};

/**
 * Lists of which some items are put right: these stand before the others, which stand on their head.
 * One item more that is put right is one move.
 */
export function listsOf(
  key: readonly string[],
  respond: (ids: string[]) => ReturnType<Answering["answer"]>,
): Answering {
  return {
    parts: key.map(() => ({ states: 2 })),
    answer(states) {
      const isRight = (_: string, at: number) => states[at] === 1;
      const others = key.filter((id, at) => !isRight(id, at));
      return respond([...key.filter(isRight), ...others.toReversed()]);
    },
  };
}

export const ordering: LawsOf<OrderingExercise> = {
  exercises: orderingExercises,
  key: "scores 1",
  shown: ({ content, ...exercise }, shuffle) => ({
    ...exercise,
    content: { ...content, items: shuffle(content.items) },
  }),
  answers: ({ content: { correct_item_ids: key } }) =>
    listsOf(key, (ids) => ({ content_type: "ordering", item_ids: ids })),
};
