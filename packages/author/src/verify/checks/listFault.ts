import type { CategorizationExercise, QuizExercise } from "@alambic/contract";

import type { EntryList, ExtractedDocument } from "../../model/ExtractedDocument.ts";
import { headingOver } from "../../document/lists/headingOver.ts";
import { saysWhatIsListed } from "../../document/rules/listHeadings.ts";
import { isOpenList } from "../../document/rules/lists.ts";
import type { Provenance, QuotePlace } from "../../model/Provenance.ts";
import { foldText } from "../../texts/foldText.ts";
import { plainText } from "../../texts/rich-text.ts";

type FromDocument = Extract<Provenance, { kind: "document" }>;

/**
 * What is wrong with a question about what a list holds, by the places of the document's lists: the
 * right choices are entries of the one that the quote ends with, the wrong ones are entries of
 * others and stand nowhere in its section. Null for nothing.
 */
export function listQuizFault(
  { content: { prompt, choices, correct_choice_ids: right } }: QuizExercise,
  { page, start, end }: FromDocument,
  document: ExtractedDocument,
): string | null {
  const asked = typeof prompt === "string" ? prompt : (prompt.at(-1)?.text ?? "");
  const list = listsOf(document).find(
    (each) => each.page === page && each.entries.at(-1)?.end === end,
  );
  if (list === undefined) return asked;
  const isIntroduced = list.isPlain && introductionOf(list, start, document) === asked;
  if (!isIntroduced && !isUnder(asked, start, list, document)) return asked;
  if (isOpenList(asked, document.language)) return asked;
  const section = foldText(sectionAround(page, start, document));
  const wrong = choices.find(({ id, text }) => {
    const choice = plainText(text);
    return right.includes(id)
      ? !isEntryOf(choice, list, document)
      : section.includes(foldText(choice)) ||
          !listsOf(document).some((other) => other !== list && isEntryOf(choice, other, document));
  });
  return wrong === undefined ? null : plainText(wrong.text);
}

/** Whether these are the entries of the list that the quote ends with, in their order, and all of them. */
export function isWholeList(
  introduction: string,
  points: readonly string[],
  { page, start, end }: FromDocument,
  document: ExtractedDocument,
): boolean {
  const list = listsOf(document).find(
    (each) => each.page === page && each.isPlain && each.entries.at(-1)?.end === end,
  );
  return (
    list !== undefined &&
    !list.isCut &&
    (introductionOf(list, start, document) === introduction ||
      isUnder(introduction, start, list, document)) &&
    !isOpenList(introduction, document.language) &&
    list.entries.length === points.length &&
    list.entries.every((entry, at) =>
      isEntryOf(points[at] ?? "", { ...list, entries: [entry] }, document),
    )
  );
}

/** Whether an entry of the list that the quote ends with says this of a term, and nothing else. */
export function isExplainedInList(
  front: string,
  back: string,
  { page, end }: FromDocument,
  document: ExtractedDocument,
): boolean {
  const text = pageOf(page, document);
  const list = listsOf(document).find(
    (each) => each.page === page && each.isPlain && each.entries.at(-1)?.end === end,
  );
  return (list?.entries ?? []).some((entry) => {
    const whole = text.slice(entry.start, entry.end);
    const between = whole.slice(front.length, whole.lastIndexOf(back));
    return (
      front !== "" &&
      back !== "" &&
      whole.startsWith(front) &&
      /^\s?: $/u.test(between) &&
      /^\s?[.,;]?$/u.test(whole.slice(whole.lastIndexOf(back) + back.length))
    );
  });
}

/** The same for entries of two lists that are told apart: each stands in its own and not in the other. */
export function listSortFault(
  { content: { groups, items, members } }: CategorizationExercise,
  { page, start, end, parts }: FromDocument,
  document: ExtractedDocument,
): string | null {
  const isOne = parts?.some(
    (part) => part.page === page && part.start === start && part.end === end,
  );
  if (isOne === false) return plainText(groups[0]?.text ?? "");
  const found = groups.map(({ text }) =>
    parts === undefined
      ? listBelow(plainText(text), page, [start, end], document)
      : listUnder(plainText(text), parts, document),
  );
  const misplaced = items.find(({ id, text }) => {
    const item = plainText(text);
    const own = members.find(({ item_id: of }) => of === id)?.group_id;
    return groups.some((group, index) => {
      const list = found[index];
      if (list === undefined) return true;
      return group.id === own
        ? !isEntryOf(item, list, document)
        : foldText(textOf(list, document)).includes(foldText(item));
    });
  });
  return misplaced === undefined ? null : plainText(misplaced.text);
}

function listBelow(
  introduction: string,
  page: number,
  [start, end]: readonly [number, number],
  document: ExtractedDocument,
): EntryList | undefined {
  return listsOf(document)
    .filter((list) => list.page === page && list.isPlain)
    .filter(({ entries }) => (entries.at(-1)?.end ?? end + 1) <= end)
    .find((list) => {
      const from = (list.entries[0]?.start ?? 0) - introduction.length - between.length;
      return from >= start && introductionOf(list, from, document) === introduction;
    });
}

/** The list under a heading, where one of the quoted places goes from the one to the end of the other. */
function listUnder(
  title: string,
  places: readonly QuotePlace[],
  document: ExtractedDocument,
): EntryList | undefined {
  return listsOf(document).find((list) =>
    places.some(
      ({ page, start, end }) =>
        page === list.page &&
        end === list.entries.at(-1)?.end &&
        isUnder(title, start, list, document),
    ),
  );
}

/** Whether a heading that says what is listed stands at a place, directly above a list. */
function isUnder(
  title: string,
  start: number,
  list: EntryList,
  document: ExtractedDocument,
): boolean {
  const over = headingOver(list, document);
  return (
    over?.title === title && over.start === start && saysWhatIsListed(title, document.language)
  );
}

const between = "\n\n";

/** The text from a place to the list, where nothing else stands between them. */
function introductionOf(
  { page, entries }: EntryList,
  start: number,
  document: ExtractedDocument,
): string | null {
  const text = pageOf(page, document).slice(start, entries[0]?.start ?? start);
  return text.endsWith(between) ? text.slice(0, -between.length) : null;
}

/** What may stand behind a choice in the entry: a last sign, the joint to the next, an explanation. */
const rest = /^(?:\s?:\s.*|, \p{Letter}.*|[,;]? (?:and|or|et|ou|en|of)|)\s?[.,;]?$/su;

function isEntryOf(choice: string, { page, entries }: EntryList, document: ExtractedDocument) {
  const text = pageOf(page, document);
  return entries.some(({ start, end }) => {
    const entry = text.slice(start, end);
    return choice !== "" && entry.startsWith(choice) && rest.test(entry.slice(choice.length));
  });
}

/** From the heading above a place to the next heading, over as many pages as there are. */
function sectionAround(page: number, at: number, { headings, pages }: ExtractedDocument): string {
  const isBefore = (heading: { readonly page: number; readonly offset: number }) =>
    heading.page < page || (heading.page === page && heading.offset <= at);
  const from = headings.findLast(isBefore);
  const to = headings.find((heading) => !isBefore(heading));
  return pages
    .filter(({ number }) => number >= (from?.page ?? 1) && number <= (to?.page ?? number))
    .map(({ number, text }) =>
      text.slice(
        number === from?.page ? from.offset : 0,
        number === to?.page ? to.offset : text.length,
      ),
    )
    .join("\n");
}

function textOf({ page, entries }: EntryList, document: ExtractedDocument): string {
  return pageOf(page, document).slice(entries[0]?.start, entries.at(-1)?.end);
}

function pageOf(page: number, { pages }: ExtractedDocument): string {
  return pages.find(({ number }) => number === page)?.text ?? "";
}

function listsOf({ entryLists = [] }: ExtractedDocument): readonly EntryList[] {
  return entryLists;
}
