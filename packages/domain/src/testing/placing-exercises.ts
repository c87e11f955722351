import type {
  CategorizationExercise,
  FillInBlankExercise,
  ImageLabellingExercise,
  Option,
  OrderingExercise,
} from "@alambic/contract";
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import { partIds } from "./partIds.ts";

/** Options of which two at times look the same. */
function optionsOf(ids: readonly string[], alike: boolean): Option[] {
  return ids.map((id, at) => ({ id, text: alike && at < 2 ? "la" : `carte ${id}` }));
}

export const orderingExercises: Arbitrary<OrderingExercise> = partIds(3, 9).chain((key) =>
  fc
    .tuple(fc.shuffledSubarray([...key], { minLength: key.length }), fc.boolean())
    .filter(([shown]) => key.some((id, at) => at > 1 && shown[at] !== id))
    .map(([shown, alike]) => {
      const options = new Map(optionsOf(key, alike).map((option) => [option.id, option]));
      return {
        content_type: "ordering",
        content: {
          prompt: "Dans l’ordre.",
          items: shown.flatMap((id) => options.get(id) ?? []),
          correct_item_ids: key,
        },
      };
    }),
);

export const categorizationExercises: Arbitrary<CategorizationExercise> = fc
  .tuple(partIds(2, 6), partIds(2, 12), fc.infiniteStream(fc.nat()), fc.boolean())
  .map(([groups, items, chance, alike]) => ({
    content_type: "categorization",
    content: {
      prompt: "Classe.",
      groups: optionsOf(groups, false),
      items: optionsOf(items, alike),
      members: items.map((id) => ({
        item_id: id,
        group_id: groups[Number(chance.next().value) % groups.length] ?? "",
      })),
    },
  }));

export const imageLabellingExercises: Arbitrary<ImageLabellingExercise> = fc
  .tuple(fc.integer({ min: 2, max: 6 }), partIds(6, 6), partIds(6, 8), fc.boolean())
  .map(([size, spots, labels, alike]) => ({
    content_type: "image_labelling",
    content: {
      prompt: "Légende.",
      picture: { type: "shipped", name: "house", alt: "Une maison" },
      hotspots: spots.slice(0, size).map((id, at) => ({
        id,
        x: 150 * at,
        y: 900 - 150 * at,
        description: `point ${at}`,
      })),
      labels: optionsOf(labels, alike),
      pairs: spots.slice(0, size).map((id, at) => ({ hotspot_id: id, label_id: labels[at] ?? "" })),
    },
  }));

export const wordBankExercises: Arbitrary<FillInBlankExercise> = fc
  .tuple(
    partIds(1, 5),
    fc.array(fc.constantFrom("le", "la", "à", "a"), { minLength: 5, maxLength: 5 }),
    fc.subarray(["les", "la", "où"], { minLength: 1 }),
  )
  .map(([gaps, words, others]) => {
    const answers = words.slice(0, gaps.length);
    return {
      content_type: "fill_in_blank",
      content: {
        prompt: "Complète.",
        segments: gaps.flatMap((id, at) => [
          { type: "text" as const, text: "Voici " },
          { type: "gap" as const, id, answers: [answers[at] ?? ""] },
        ]),
        bank: [...others, ...answers].toReversed(),
      },
    };
  });
