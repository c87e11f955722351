import { explainedTerm } from "../lists/explainedTerm.ts";
import { introducedLists, labelledLists } from "../lists/IntroducedList.ts";
import type { IntroducedList } from "../lists/IntroducedList.ts";
import type { Label } from "../lists/Label.ts";
import { glossariesIn } from "../lists/glossariesIn.ts";
import { othersFor } from "../lists/othersFor.ts";
import type { CardsRecipe, Evidence, ListRecipe, SortRecipe } from "../recipes/Recipe.ts";
import { termsApart } from "../recipes/termsApart.ts";
import { headedRecipes } from "./headedRecipes.ts";
import { belongs } from "./Part.ts";
import type { Part } from "./Part.ts";
import type { ReadDocument } from "./readDocument.ts";

const mostQuizzes = 2;
const mostSorts = 1;
const fewestRight = 2;
const fewestOthers = 2;
const mostGlossaries = 1;
const mostGlossariesOfShort = 3;
const fewestCards = 3;
/** Three labels are told by the words of what stands behind them, or by elimination. */
const fewestMatched = 4;
const mostCards = 8;
const mostRecalls = 1;
/** So many entries somebody keeps in mind. */
const fewestRecalled = 3;
const mostRecalled = 7;
const longestGroupName = 120;
/** Two lists are only told apart where they stand this close, in characters. */
const longestPair = 2400;

interface ListRecipes {
  readonly quizzes: readonly ListRecipe[];
  readonly recalls: readonly ListRecipe[];
  readonly glossaries: readonly CardsRecipe[];
  readonly sorts: readonly SortRecipe[];
}

/** What can be asked about the introduced lists of the part of a lesson. */
export function listRecipes(part: Part, read: ReadDocument): ListRecipes {
  const all = labelledLists(read);
  const introduced = introducedLists(read).filter((list) => belongs(list, part, read));
  const glossaries = read.isShort
    ? glossariesOfShort(part, read)
    : introduced.flatMap(glossary).slice(0, mostGlossaries);
  /** Nothing else is asked of a list whose terms are matched with what it says of them. */
  const isOpen = ({ page, start, end }: Pick<Evidence, "page" | "start" | "end">) =>
    !glossaries
      .filter(isMatchedList)
      .some(({ evidence: own }) => own.page === page && own.end > start && own.end <= end);
  const lists = introduced.filter(isOpen);
  const pairs = pairsOf(lists).slice(0, mostSorts);
  const paired = new Set(pairs.flat());
  const quizzes = lists
    .filter((list) => !paired.has(list))
    .flatMap((list) => {
      const right = alike(list.labels);
      const others = right.length < fewestRight ? [] : othersFor(list, right, all, read);
      return others.length < fewestOthers
        ? []
        : [{ list, recipe: listRecipe(list, right, others, read) }];
    })
    .slice(0, mostQuizzes);
  const asked = new Set([...paired, ...quizzes.map(({ list }) => list)]);
  const headed = headedRecipes(part, read);
  return {
    sorts: [
      ...pairs.map((pair) => sortRecipe(pair, read)),
      ...headed.sorts.filter(({ evidence }) => isOpen(evidence)),
    ].slice(0, mostSorts),
    quizzes: [
      ...quizzes.map(({ recipe }) => recipe),
      ...headed.quizzes.filter(({ evidence }) => isOpen(evidence)),
    ].slice(0, mostQuizzes),
    recalls: lists
      .filter((list) => !asked.has(list) && isKeptInMind(list))
      .slice(0, mostRecalls)
      .map((list) => listRecipe(list, list.labels, [], read)),
    glossaries,
  };
}

/** The terms of a list that explains most of its entries; nothing where it does not. */
function glossary(list: IntroducedList): CardsRecipe[] {
  const { quote, page, start, end, introduction, entries, isCut } = list;
  const cards = entries.flatMap((entry) => explainedTerm(entry) ?? []);
  const fronts = new Set(cards.map(({ front }) => front.toLowerCase()));
  if (cards.length < fewestCards || 2 * cards.length < entries.length) return [];
  if (fronts.size < cards.length) return [];
  return [
    {
      evidence: { quote, page, start, end, passage: -1 },
      introduction,
      entries,
      isCut,
      cards: cards.slice(0, mostCards),
    },
  ];
}

/** The lists of a short text that explain terms: cards, and a matching of those that are told apart. */
function glossariesOfShort(part: Part, read: ReadDocument): readonly CardsRecipe[] {
  const { language } = read.document;
  return glossariesIn(read)
    .filter((list) => belongs(list, part, read))
    .map(({ quote, page, start, end, introduction, entries, terms }): CardsRecipe => {
      const matched = termsApart(
        terms,
        ({ front, back }) => ({ term: front, said: back }),
        language,
      );
      return {
        evidence: { quote, page, start, end, passage: -1 },
        introduction,
        entries,
        isCut: false,
        cards: terms.slice(0, mostCards),
        matched: matched.length < fewestMatched ? [] : matched,
      };
    })
    .slice(0, mostGlossariesOfShort);
}

/** Whether terms of a list are matched with what it says of them, which makes a question of their own. */
export function isMatchedList({ matched = [] }: CardsRecipe): boolean {
  return matched.length > 0;
}

/** Whether a list is whole, and all of it is short enough to be written down from memory. */
function isKeptInMind({ entries, labels, isCut }: IntroducedList): boolean {
  const isWhole = !isCut && labels.length === entries.length;
  return isWhole && entries.length >= fewestRecalled && entries.length <= mostRecalled;
}

/** The labels of the commonest kind. */
function alike(labels: readonly Label[]): readonly Label[] {
  const kinds = [...Map.groupBy(labels, ({ kind }) => kind).values()];
  return kinds.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** Neighbouring lists of one section and page, no entry of which stands in the other. */
function pairsOf(lists: readonly IntroducedList[]): readonly (readonly IntroducedList[])[] {
  return lists.flatMap((first, index) => {
    const second = lists[index + 1];
    return second !== undefined && isPair(first, second) ? [[first, second]] : [];
  });
}

function isPair(first: IntroducedList, second: IntroducedList): boolean {
  const lists = [first, second];
  return (
    first.heading === second.heading &&
    first.page === second.page &&
    second.end - first.start <= longestPair &&
    lists.every(({ introduction }) => introduction.length <= longestGroupName) &&
    lists.every(({ labels }) => labels.length >= fewestRight) &&
    isApart(first, second) &&
    isApart(second, first)
  );
}

function isApart({ labels }: IntroducedList, { quote }: IntroducedList): boolean {
  const other = quote.toLowerCase();
  return labels.every(({ text }) => !other.includes(text.toLowerCase()));
}

function listRecipe(
  { quote, page, start, end, introduction, entries, isCut, heading }: IntroducedList,
  right: readonly Label[],
  others: readonly string[],
  { document }: ReadDocument,
): ListRecipe {
  return {
    section: document.headings[heading]?.title ?? null,
    evidence: { quote, page, start, end, passage: -1 },
    introduction,
    entries,
    isCut,
    right: right.map(({ text }) => text),
    others,
  };
}

function sortRecipe(pair: readonly IntroducedList[], { document }: ReadDocument): SortRecipe {
  const [{ page, start } = { page: 1, start: 0 }] = pair;
  const end = pair.at(-1)?.end ?? start;
  const text = document.pages.find(({ number }) => number === page)?.text ?? "";
  const evidence: Evidence = { quote: text.slice(start, end), page, start, end, passage: -1 };
  return {
    evidence,
    lists: pair.map(({ introduction, entries, isCut, labels }) => ({
      introduction,
      entries,
      isCut,
      right: labels.map((label) => label.text),
    })),
  };
}
