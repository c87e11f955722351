import type {
  CategorizationContent,
  ImageLabellingContent,
  MatchingContent,
  OrderingContent,
  QuizContent,
} from "@alambic/contract";
import { content as categorization } from "../exercises/categorization/parse.ts";
import type { Check } from "../exercises/checks/index.ts";
import { content as imageLabelling } from "../exercises/image-labelling/parse.ts";
import { content as matching } from "../exercises/matching/parse.ts";
import { content as ordering } from "../exercises/ordering/parse.ts";
import { content as quiz } from "../exercises/quiz/parse.ts";
import type { ContentType } from "../exercises/index.ts";

type Part = { readonly id: string };

/** Parts whose ids differ: the first of each. */
function unlike<Named extends Part>(parts: readonly Named[]): Named[] {
  return parts.filter(({ id }, at) => parts.findIndex((part) => part.id === id) === at);
}

/** Each place with an item of its own, the last with the first. */
function joined<Place extends Part, Item extends Part>(places: Place[], items: Item[]) {
  const [spots, cards] = [unlike(places), unlike(items)];
  const paired = spots.slice(0, cards.length);
  const ids = cards.slice(0, paired.length).toReversed();
  const pairs = paired.map(({ id }, at) => [id, ids[at]?.id ?? ""] as const);
  return { places: paired, items: cards, pairs };
}

function fitQuiz(content: QuizContent): QuizContent {
  const choices = unlike(content.choices);
  const right = content.multiple ? content.correct_choice_ids.length : 1;
  return { ...content, choices, correct_choice_ids: choices.slice(0, right).map(({ id }) => id) };
}

function fitMatching(content: MatchingContent): MatchingContent {
  const { places, items, pairs } = joined(content.left, content.right);
  return {
    ...content,
    left: places,
    right: items,
    pairs: pairs.map(([left_id, right_id]) => ({ left_id, right_id })),
  };
}

function fitOrdering(content: OrderingContent): OrderingContent {
  const items = unlike(content.items);
  return { ...content, items, correct_item_ids: items.map(({ id }) => id).toReversed() };
}

function fitCategorization(content: CategorizationContent): CategorizationContent {
  const [groups, items] = [unlike(content.groups), unlike(content.items)];
  const groupOf = (at: number) => groups[at % groups.length]?.id ?? "";
  const members = items.map(({ id }, at) => ({ item_id: id, group_id: groupOf(at) }));
  return { ...content, groups, items, members };
}

function fitImageLabelling(content: ImageLabellingContent): ImageLabellingContent {
  const { places, items, pairs } = joined(content.hotspots, content.labels);
  return {
    ...content,
    hotspots: places,
    labels: items,
    pairs: pairs.map(([hotspot_id, label_id]) => ({ hotspot_id, label_id })),
  };
}

/** Fits what has the shape of a content; leaves anything else as it is. */
function fit<Content>(check: Check<Content>, repair: (content: Content) => Content) {
  return (value: unknown): unknown => (check(value, "", () => {}) ? repair(value) : value);
}

const fits: Partial<Record<ContentType, (value: unknown) => unknown>> = {
  quiz: fit(quiz, fitQuiz),
  matching: fit(matching, fitMatching),
  ordering: fit(ordering, fitOrdering),
  categorization: fit(categorization, fitCategorization),
  image_labelling: fit(imageLabelling, fitImageLabelling),
};

/** A content of a kind whose ids name each other, as no schema can say and chance does not make them. */
export function fitted(type: ContentType, content: unknown): unknown {
  return fits[type]?.(content) ?? content;
}
