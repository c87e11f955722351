import { detectLanguage } from "../../texts/detectLanguage.ts";
import { givesOrders } from "../../texts/givesOrders.ts";
import { headingOver } from "../lists/headingOver.ts";
import { introducedLists } from "../lists/IntroducedList.ts";
import { isTranslation } from "../lists/Label.ts";
import { saysWhatIsListed } from "../rules/listHeadings.ts";
import { isOpenList } from "../rules/lists.ts";
import type { Evidence, ListRecipe } from "../recipes/Recipe.ts";
import { belongs } from "./Part.ts";
import type { Part } from "./Part.ts";
import type { ReadDocument } from "./readDocument.ts";

const most = 2;
/** So many entries somebody keeps in mind, if they are not longer than this, in characters. */
const entries = { fewest: 3, most: 7, longest: 160, longestOfAll: 500 };

/** An entry of more parts is a list itself. */
const mostParts = 3;

/** Lists of the part of a short text that are to be told from memory, whole: those of which nothing else is asked. */
export function recallRecipes(
  part: Part,
  read: ReadDocument,
  taken: readonly Pick<Evidence, "page" | "end">[],
): readonly ListRecipe[] {
  const isFree = ({ evidence: { page, end } }: ListRecipe) =>
    !taken.some((other) => other.page === page && other.end === end);
  const found = [...introduced(part, read), ...headed(part, read)].filter(isFree);
  return found
    .toSorted((a, b) => a.evidence.page - b.evidence.page || a.evidence.start - b.evidence.start)
    .slice(0, most);
}

function introduced(part: Part, read: ReadDocument): readonly ListRecipe[] {
  return introducedLists(read).flatMap((list): ListRecipe[] => {
    const right = list.entries.map(bare);
    const { quote, page, start, end, introduction, isCut, heading } = list;
    return !belongs(list, part, read) || isCut || !isKeptInMind(right) || givesOrders(quote)
      ? []
      : [
          {
            evidence: { quote, page, start, end, passage: -1 },
            section: read.document.headings[heading]?.title ?? null,
            introduction,
            entries: list.entries,
            isCut,
            right,
            others: [],
          },
        ];
  });
}

/** Those of which a heading says what is listed. */
function headed(part: Part, read: ReadDocument): readonly ListRecipe[] {
  const { document, aboutItself } = read;
  const { language, pages, entryLists = [] } = document;
  return entryLists.flatMap((list): ListRecipe[] => {
    const over = headingOver(list, document);
    const end = list.entries.at(-1)?.end;
    if (over === null || end === undefined || list.isCut || aboutItself.has(over.heading))
      return [];
    const { page } = list;
    const { start, heading, title } = over;
    const text = pages.find(({ number }) => number === page)?.text ?? "";
    const all = list.entries.map((entry) => text.slice(entry.start, entry.end));
    const right = all.map(bare);
    const quote = text.slice(start, end);
    const isAsked =
      belongs({ page, start, heading }, part, read) &&
      saysWhatIsListed(title, language) &&
      !isOpenList(title, language) &&
      // Rules and remarks are no list of what the heading names.
      !all.every((entry) => entry.endsWith(".")) &&
      isKeptInMind(right) &&
      detectLanguage(quote) === language &&
      !all.some((entry) => isTranslation(entry, language)) &&
      !givesOrders(quote);
    return isAsked
      ? [
          {
            evidence: { quote, page, start, end, passage: -1 },
            section: null,
            isHeaded: true,
            introduction: title,
            entries: all,
            isCut: false,
            right,
            others: [],
          },
        ]
      : [];
  });
}

function isKeptInMind(right: readonly string[]): boolean {
  return (
    right.length >= entries.fewest &&
    right.length <= entries.most &&
    right.every(({ length }) => length > 0 && length <= entries.longest) &&
    right.every((each) => each.split(/[,;] /u).length <= mostParts) &&
    right.join("").length <= entries.longestOfAll &&
    new Set(right.map((each) => each.toLowerCase())).size === right.length
  );
}

/** An entry without the sign that joins it to the next. */
function bare(entry: string): string {
  return entry.replace(/(?:[,;]? (?:and|or|et|ou|en|of))?\s?[.,;]?$/u, "");
}
