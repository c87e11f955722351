import { areToldByWord } from "../lists/areToldByWord.ts";
import { headedLists } from "../lists/headedLists.ts";
import type { HeadedList } from "../lists/headedLists.ts";
import type { Label } from "../lists/Label.ts";
import { othersFor } from "../lists/othersFor.ts";
import type { Evidence, ListRecipe, SortRecipe } from "../recipes/Recipe.ts";
import { mentions } from "../recipes/termsApart.ts";
import { belongs } from "./Part.ts";
import type { Part } from "./Part.ts";
import type { ReadDocument } from "./readDocument.ts";

const groups = { fewest: 2, most: 3 };
const entriesOfSort = { fewest: 5, most: 8 };
const fewestOfGroup = 2;
const fewestRight = 3;
const fewestOthers = 2;
const mostQuizzes = 1;

interface HeadedRecipes {
  readonly quizzes: readonly ListRecipe[];
  readonly sorts: readonly SortRecipe[];
}

/** What can be asked about the lists of a short text’s part that stand under headings. */
export function headedRecipes(part: Part, read: ReadDocument): HeadedRecipes {
  const lists = headedLists(read).filter((list) => belongs(list, part, read));
  const sorted = siblingsIn(lists, read);
  const told = new Set(sorted.map(({ list }) => list));
  return {
    sorts: sorted.length === 0 ? [] : [sortRecipe(sorted)],
    quizzes: lists
      .filter((list) => !told.has(list))
      .flatMap((list) => quizOn(list, read))
      .slice(0, mostQuizzes),
  };
}

/**
 * Which entries a list has, among entries of lists under other headings of the same parent: not of those that could be
 * headings of the same things, whose entries might be right.
 */
function quizOn(list: HeadedList, read: ReadDocument): readonly ListRecipe[] {
  const right = plainest(list, read);
  const strangers = headedLists(read).filter(
    (other) => other.parent === list.parent && !areParallel(list, other, read),
  );
  const others =
    right.length < fewestRight
      ? []
      : othersFor(list, right, strangers, read).filter(
          (other) => !mentions(other, list.introduction, read.document.language),
        );
  return others.length < fewestOthers ? [] : [listRecipe(list, right, others)];
}

/** The labels of the commonest kind that say nothing of their heading, and nothing of a property. */
function plainest(list: HeadedList, read: ReadDocument): readonly Label[] {
  const own = list.labels.filter(
    (label) => !isTold(label, list, read) && !/\s?: /u.test(label.text),
  );
  const kinds = [...Map.groupBy(own, ({ kind }) => kind).values()];
  return kinds.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** A list and those of its labels that are sorted. */
interface Sorted {
  readonly list: HeadedList;
  readonly labels: readonly Label[];
}

/** Two or three neighbouring lists under parallel headings, whose entries tell nothing of where they belong. */
function siblingsIn(lists: readonly HeadedList[], read: ReadDocument): readonly Sorted[] {
  const tries = lists.map((first, at) => {
    const run: HeadedList[] = [first];
    for (const next of lists.slice(at + 1)) {
      const isNext = next.parent === first.parent && areParallel(first, next, read);
      if (!isNext || run.length === groups.most) break;
      run.push(next);
    }
    return run.flatMap((list): Sorted[] => {
      const others = run.filter((other) => other !== list);
      const labels = list.labels.filter(
        (label) =>
          beginsLike(label, first.labels[0]) &&
          !isTold(label, list, read) &&
          others.every((other) => isApart(label, other, read)),
      );
      return labels.length >= fewestOfGroup ? [{ list, labels }] : [];
    });
  });
  const fit = tries.filter(
    (sorted) =>
      sorted.length >= groups.fewest && countOf(sorted) >= entriesOfSort.fewest && !areTold(sorted),
  );
  return fit.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? [];
}

/** Headings that have a word in common, or are single words, as "Advantages" and "Drawbacks" are: of things to be told apart. */
function areParallel(
  { introduction: one, heading: at }: HeadedList,
  { introduction: other, heading }: HeadedList,
  { document: { language, headings } }: ReadDocument,
): boolean {
  const isSameLevel = headings[at]?.level === headings[heading]?.level;
  const areWords = [one, other].every((title) => /^[\p{Letter}-]+$/u.test(title));
  return isSameLevel && (areWords || mentions(one, other, language));
}

function countOf(sorted: readonly Sorted[]): number {
  return sorted.reduce((sum, { labels }) => sum + labels.length, 0);
}

/** Capital letters would tell the entries of one list from those of the other. */
function beginsLike({ text }: Label, other: Label | undefined): boolean {
  const isSmall = (words = "") => /^\p{Lowercase}/u.test(words);
  return isSmall(text) === isSmall(other?.text);
}

/** Whether a label could be no entry of the other list, by its words; of a property, by what is said of it. */
function isApart({ text }: Label, other: HeadedList, { document }: ReadDocument): boolean {
  const said = (label: string) => label.split(/\s?: /u).at(-1) ?? label;
  return (
    !other.quote.toLowerCase().includes(text.toLowerCase()) &&
    !other.labels.some(
      (each) =>
        said(each.text).toLowerCase() === said(text).toLowerCase() ||
        mentions(said(each.text), said(text), document.language),
    )
  );
}

/** Whether a word that most entries of one list have in common tells where they belong. */
function areTold(sorted: readonly Sorted[]): boolean {
  const wordsOf = ({ text }: Label) => new Set(text.toLowerCase().match(/\p{Letter}{4,}/gu) ?? []);
  return sorted.some(({ labels }, at) =>
    areToldByWord(
      labels.map(wordsOf),
      sorted.flatMap((other, index) => (index === at ? [] : other.labels.map(wordsOf))),
    ),
  );
}

/** Whether an entry names its heading. */
function isTold(
  { text }: Label,
  { introduction }: HeadedList,
  { document }: ReadDocument,
): boolean {
  return mentions(text, introduction, document.language);
}

function evidenceOf({ quote, page, start, end }: HeadedList): Evidence {
  return { quote, page, start, end, passage: -1 };
}

function listRecipe(
  list: HeadedList,
  right: readonly Label[],
  others: readonly string[],
): ListRecipe {
  const { introduction, entries, isCut } = list;
  return {
    evidence: evidenceOf(list),
    section: null,
    isHeaded: true,
    introduction,
    entries,
    isCut,
    right: right.map(({ text }) => text),
    others,
  };
}

/** With as many entries of each list as all of them leave room for. */
function sortRecipe(sorted: readonly Sorted[]): SortRecipe {
  const places = sorted.map(({ list }) => evidenceOf(list));
  const [evidence = { quote: "", page: 1, start: 0, end: 0, passage: -1 }] = places;
  return {
    evidence,
    places,
    lists: sorted.map(({ list: { introduction, entries, isCut }, labels }) => ({
      introduction,
      entries,
      isCut,
      right: labels
        .slice(0, Math.floor(entriesOfSort.most / sorted.length))
        .map(({ text }) => text),
    })),
  };
}
