import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";
import { isBalanced, unreadable } from "../analysis/readable.ts";
import type { TextBlock } from "../analysis/shapes.ts";
import type { ExplainedTerm } from "../recipes/Recipe.ts";
import { rulesOf } from "../rules/index.ts";
import { wordsIn } from "../rules/verbs.ts";
import { explainedTerm } from "./explainedTerm.ts";
import { isTranslation } from "./Label.ts";

const fewest = 3;
const mostFrontWords = 5;
const fewestBackWords = 2;
const shortestBack = 10;

/** Paragraphs or entries one after the other, each of which says what a term is. */
export interface GlossaryRun {
  /** Position of the first block, and of the one behind the last. */
  readonly from: number;
  readonly to: number;
  readonly terms: readonly ExplainedTerm[];
}

/**
 * Terms that a text explains in paragraphs of their own, or in the entries of a list, most of which do: "Renin:
 * an enzyme …". All on one page, each once.
 */
export function glossaryRuns(
  blocks: readonly TextBlock[],
  { language, entryLists = [] }: Pick<ExtractedDocument, "language" | "entryLists">,
): readonly GlossaryRun[] {
  const found = blocks.map((block) =>
    block.isHeading || block.isCode === true ? null : termOf(block.text, language),
  );
  const listed = new Set(
    entryLists.flatMap(({ page, entries }) => entries.map(({ start }) => `${page} ${start}`)),
  );
  const isPart = ({ page, start, isHeading }: TextBlock, at: number) =>
    !isHeading && (found[at] !== null || listed.has(`${page} ${start}`));
  const runs: GlossaryRun[] = [];
  let from = 0;
  while (from < blocks.length) {
    const page = blocks[from]?.page;
    const length = blocks
      .slice(from)
      .findIndex((block, at) => block.page !== page || !isPart(block, from + at));
    const to = length < 0 ? blocks.length : from + length;
    const terms = found.slice(from, to).filter((term) => term !== null);
    const fronts = new Set(terms.map(({ front }) => front.toLowerCase()));
    const isMost = terms.length >= fewest && 2 * terms.length >= to - from;
    if (isMost && fronts.size === terms.length) runs.push({ from, to, terms });
    from = Math.max(to, from + 1);
  }
  return runs;
}

/** A term and what it is; null where the words before the colon are none, or those behind it say too little. */
function termOf(text: string, language: InstructionLanguage): ExplainedTerm | null {
  const [sentence = ""] = text.split(/(?<=[.!?])\s+(?=\p{Uppercase})/u);
  const found = explainedTerm(sentence, shortestBack, named);
  if (found === null) return null;
  const { front, back } = found;
  const { functionWords, determiners } = rulesOf[language];
  const words = wordsIn(front);
  const [first = ""] = words;
  const isNamed =
    /^[\p{Letter}«“"]/u.test(front) &&
    !/\d/u.test(front) &&
    words.length <= mostFrontWords &&
    (!functionWords.has(first) || (articles.has(first) && words.length > 1)) &&
    !(determiners.has(first) && !articles.has(first)) &&
    !functionWords.has(words.at(-1) ?? "") &&
    !labels.test(front);
  const isSaid =
    back.split(/\s+/u).length >= fewestBackWords &&
    /\p{Letter}[»”’)%]?$/u.test(back) &&
    !/[?!]|\. /u.test(back) &&
    isBalanced(back) &&
    !unreadable.test(back) &&
    !pointers.test(back) &&
    !isTranslation(back, language);
  return isNamed && isSaid ? found : null;
}

/** A term may have a short form in brackets. */
const named = /^([^:.;,()]{2,40}?(?: \([^()]{1,30}\))?)\s?: (\S.*?)\s?[.,;]?$/su;

const articles = new Set("the a an le la les l un une des de het een".split(" "));

/** What points outside the entry. */
const pointers =
  /(?<!\p{Letter})(?:this|these|those|above|below|following|previous|idem|the others?|the former|the latter|l’autre|les autres|de andere|het andere|ce|cet|cette|ces|ci-dessus|ci-dessous|deze|dit|hierboven|hieronder)(?!\p{Letter})|(?:^|\()(?:see|voir|zie)(?!\p{Letter})/iu;

/** What stands before a colon and is no term. */
const labels =
  /^(?:opposite|other|others|note|n\.?b|warning|caution|attention|important|tip|example|answer|question|result|findings?|objective|goal|aim|source|author|date|duration|see|and|or|contraire|autres?|remarque|avertissement|conseil|astuce|exemple|réponse|résultat|objectif|but|objet|auteur|durée|voir|à retenir|à noter|limite|tegengestelde|andere|opmerking|let op|waarschuwing|belangrijk|voorbeeld|antwoord|vraag|resultaat|doel|bron|auteur|datum|duur|zie|onthoud)(?!\p{Letter})/iu;
