import { foldText } from "../../texts/foldText.ts";
import type { ReadDocument } from "../plan/readDocument.ts";
import { rulesOf } from "../rules/index.ts";
import { areToldByWord } from "./areToldByWord.ts";
import type { IntroducedList, LabelledList } from "./IntroducedList.ts";
import type { Label } from "./Label.ts";

const mostOthers = 6;
/** A label that has more than this share of its words in one entry could pass for that entry. */
const mostShared = 0.5;
/** How many times as long as the right ones a wrong one may be, or they as it. */
const mostLonger = 1.9;

/** "Its depth" among things that are no one’s tells that it is said of something else. */
function isOwned(label: string): boolean {
  return /^(?:its|their|his|her|our|your|sa|son|ses|leurs?|notre|nos|votre|vos|zijn|haar|hun|ons|onze|uw) /iu.test(
    label,
  );
}

/**
 * Entries of other lists, of the kind that is given, that the list could not be thought to hold:
 * they stand nowhere in its section and resemble none of its entries. The likest in shape first.
 */
export function othersFor(
  list: IntroducedList,
  right: readonly Label[],
  all: readonly LabelledList[],
  read: ReadDocument,
): readonly string[] {
  const section = read.blocks.filter(({ heading }) => heading === list.heading);
  const text = foldText(section.map((block) => block.text).join("\n"));
  const length = right.reduce((sum, label) => sum + label.text.length, 0) / right.length;
  const explains = right.some((label) => label.text.endsWith(")"));
  const farFrom = ({ text: other }: Label) =>
    Math.abs(other.length - length) + (other.endsWith(")") === explains ? 0 : other.length);
  const kinds = new Set(right.map(({ kind }) => kind));
  const found = all
    .filter(({ heading }) => heading !== list.heading)
    .flatMap(({ labels }) => labels)
    .filter(
      ({ text: other, kind }) =>
        kinds.has(kind) &&
        (!isOwned(other) || right.some((label) => isOwned(label.text))) &&
        Math.max(other.length / length, length / other.length) <= mostLonger &&
        !text.includes(foldText(other)) &&
        !list.entries.some((entry) => shares(other, entry, read)),
    )
    .toSorted((a, b) => farFrom(a) - farFrom(b));
  const others = distinct(found, read).slice(0, mostOthers);
  const areTold = areToldByWord(
    right.map((label) => contentWords(label.text, read)),
    others.map((other) => contentWords(other, read)),
  );
  return areTold ? [] : others;
}

/** Whether two texts have their telling words in common. */
function shares(text: string, other: string, read: ReadDocument): boolean {
  const [mine, its] = [contentWords(text, read), contentWords(other, read)];
  const common = [...mine].filter((word) => its.has(word)).length;
  return common > mostShared * Math.max(1, mine.size);
}

function contentWords(text: string, { document }: ReadDocument): ReadonlySet<string> {
  const { functionWords } = rulesOf[document.language];
  return new Set(
    foldText(text)
      .split(" ")
      .filter((word) => word !== "" && !functionWords.has(word)),
  );
}

/** Without those that resemble an earlier one. */
function distinct(labels: readonly Label[], read: ReadDocument): readonly string[] {
  return labels.reduce<readonly string[]>(
    (kept, { text }) =>
      kept.some((other) => shares(text, other, read) || shares(other, text, read))
        ? kept
        : [...kept, text],
    [],
  );
}
