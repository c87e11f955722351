import { createHash } from "node:crypto";

import stringify from "safe-stable-stringify";

import { definedIn } from "../analysis/definedIn.ts";
import { definitionByForm } from "../analysis/definitionByForm.ts";
import { definitionIn } from "../analysis/definitionIn.ts";
import { acronymsIn, namesIn } from "../analysis/namesOf.ts";
import { doubtOf } from "../analysis/doubtOf.ts";
import type { Surroundings } from "../analysis/doubtOf.ts";
import { kindsOf } from "../analysis/kindsOf.ts";
import { lettersToTell } from "../analysis/lettersToTell.ts";
import { nounsOf } from "../analysis/nounsOf.ts";
import { reasonIn } from "../analysis/reasonIn.ts";
import { matterOf, saysNothingKnown } from "../analysis/saysNothingKnown.ts";
import { sentencesOf } from "../analysis/sentencesOf.ts";
import type { Sentence, TextBlock } from "../analysis/shapes.ts";
import { bareSubject, subjectIn } from "../analysis/subjectIn.ts";
import { standsAlone } from "../analysis/standsAlone.ts";
import { givesOrders } from "../../texts/givesOrders.ts";
import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";
import { candidates } from "../recipes/candidates.ts";
import type { DocumentKnowledge } from "../recipes/DocumentKnowledge.ts";
import { isGap, isStatement } from "../recipes/Recipe.ts";
import type { Recipe } from "../recipes/Recipe.ts";
import { bestSentences } from "./bestSentences.ts";
import { isShortText } from "../isShortText.ts";
import { listedTerms } from "../lists/listedTerms.ts";
import { lastResult } from "./lastResult.ts";
import { rulesOf } from "../rules/index.ts";
import { questionOf } from "../worth/questionOf.ts";
import { leastWorth } from "../worth/weights.ts";
import { worthOf } from "../worth/worthOf.ts";
import { withoutOrders } from "./withoutOrders.ts";
import { nounRulesOf } from "../rules/nouns/index.ts";

/** A document taken apart: its blocks, and the sentences that can be asked about. */
export interface ReadDocument {
  /** Without a title and headings that give orders to a model. */
  readonly document: ExtractedDocument;
  readonly blocks: readonly TextBlock[];
  readonly sentences: readonly Sentence[];
  /** How much there is to doubt that each of them is understood by itself. */
  readonly doubt: ReadonlyMap<Sentence, number>;
  /** What can be asked about each of them, as if its passage were the first. */
  readonly recipes: ReadonlyMap<Sentence, readonly Recipe[]>;
  readonly knowledge: DocumentKnowledge;
  /** Whether there is enough to ask that is more than a missing word, so that such words are few. */
  readonly isRich: boolean;
  /** Whether it is a text of a few pages: all of it is read, and all that it offers is asked. */
  readonly isShort: boolean;
  /** Whether a lesson on a short text that has little else is filled up with figures, names and statements. */
  readonly isFilledUp: boolean;
  /** How much the best is worth that can be asked of a sentence. */
  readonly worth: ReadonlyMap<Sentence, number>;
  /** From which worth on a question is asked where there is enough. */
  readonly least: number;
  /** Headings whose text is about the document rather than its subject. */
  readonly aboutItself: ReadonlySet<number>;
}

/** Takes a document apart. Parts about the document itself are left out. */
export const readDocument = lastResult(fingerprint, takeApart);

/**
 * The whole text with its title, and the places of its headings and lists, as a hash. A document that was stored
 * meanwhile, and has its properties in another order, has the same.
 */
export function fingerprint(document: ExtractedDocument): string {
  const { pages, language, title, pageCount, headings } = document;
  const { stepLists = [], entryLists = [], tables = [], listings = [] } = document;
  const hash = createHash("sha256")
    .update(language)
    .update(stringify([title, pageCount, headings, stepLists, entryLists, tables, listings]));
  for (const { text } of pages) hash.update(text).update("\0");
  return hash.digest("base64");
}

function takeApart(given: ExtractedDocument): ReadDocument {
  const { document, blocks } = withoutOrders(given);
  const { language } = document;
  const about = partsAboutItself(document);
  const all = blocks.flatMap((block, index) =>
    block.isHeading || about.has(block.heading) || isTable(block, document)
      ? []
      : sentencesOf(block, index, language),
  );
  const isShort = isShortText(document.pageCount);
  /** In a short text a definition is asked for by itself, whatever else its sentence says. */
  const defines = (text: string) => isShort && definitionByForm(text, language) !== null;
  const clear = firstOfEach(all).filter(
    ({ text }) => (standsAlone(text, language, "named") || defines(text)) && !givesOrders(text),
  );
  const texts = clear.map(({ text }) => text);
  const nouns = nounsOf(
    all.map(({ text }) => text),
    language,
  );
  const kinds = kindsOf(
    all.map(({ text }) => text),
    nouns,
    language,
  );
  const matter = matterOf(nouns);
  const doubt = new Map(
    clear.map((sentence) => [
      sentence,
      doubtOf(sentence.text, { ...surroundingsOf(sentence, blocks, document), kinds }, language) *
        (defines(sentence.text) || definitionIn(sentence.text, language) !== null
          ? doubtOfDefinition
          : 1) +
        (!defines(sentence.text) && saysNothingKnown(sentence.text, matter) ? unknownMatter : 0),
    ]),
  );
  const capitals = capitalsIn(all.map(({ text }) => text));
  const commonWords = new Set(
    all.flatMap(({ text }) => text.match(/(?<!\p{Letter})\p{Lowercase}+/gu) ?? []),
  );
  const { numberOf } = nounRulesOf[language];
  const statements = new Map(all.map(({ text }, place) => [text.toLowerCase(), place]));
  const placed = <Found extends object>(found: (text: string) => Found | null) =>
    all.flatMap(({ text }) => {
      const each = text.endsWith(".") ? found(text) : null;
      return each === null ? [] : [{ ...each, place: statements.get(text.toLowerCase()) ?? 0 }];
    });
  const subjects = placed((text) => subjectIn(text, language, { nouns, capitals, kinds }));
  const said = saidIn(document.pages);
  const knowledge: DocumentKnowledge = {
    language,
    isShort,
    words: all.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0),
    nouns,
    kinds,
    letters: lettersToTell(nouns, { words: commonWords, numberOf }),
    capitals,
    commonWords,
    names: distinct(texts.flatMap((text) => namesIn(text).map((name) => name.text))),
    terms: [
      ...placed((text) => {
        const found = definedIn(text, { language, isShort, nouns, capitals });
        return found === null
          ? null
          : { term: found.term, isExplained: true, said: found.definition, make: found.make };
      }),
      ...(isShort ? listedTerms(document, blocks, about) : []).map((found) => ({
        ...found,
        isExplained: true,
        place: all.length,
      })),
      ...subjects
        .filter(({ article, kind }) => kind === "name" || article !== "")
        .map((found) => ({
          term: bareSubject(found),
          isExplained: false,
          place: found.place,
        }))
        .filter(
          ({ term }) =>
            term.split(" ").length <= mostTermWords &&
            said(term) >= (isShort ? seldomSaid : oftenSaid),
        ),
    ],
    said,
    meanings: distinct(texts.flatMap((text) => acronymsIn(text, language).map(({ long }) => long))),
    subjects,
    reasons: placed((text) => reasonIn(text, language)),
    statements,
  };
  const recipes = new Map(
    clear.map((sentence) => [sentence, recipesOf(sentence, blocks, knowledge)]),
  );
  const isAnswerable = (sentence: Sentence) => (recipes.get(sentence) ?? []).some(isAnswered);
  const isRich = !isShort && clear.filter(isAnswerable).length >= richFrom;
  const sentences = bestSentences(clear, {
    doubt,
    isAskable: (sentence) => (isRich ? isAnswerable(sentence) : canBeAsked(recipes.get(sentence))),
    pages: document.pageCount,
    ...(isRich ? { few: wellAsked } : {}),
  });
  const worth = new Map(
    sentences.map((sentence) => [
      sentence,
      Math.max(
        0,
        ...(recipes.get(sentence) ?? [])
          .filter(isAnswered)
          .map((recipe) => worthOf(questionOf(recipe, language, said))),
      ),
    ]),
  );
  const least = leastWorthOf([...worth.values()], document.pageCount);
  return {
    isRich,
    isShort,
    isFilledUp: false,
    worth,
    least,
    document,
    blocks,
    sentences,
    doubt,
    recipes,
    aboutItself: about,
    knowledge,
  };
}

/** So often a thing is spoken of that a document teaches something of it. */
const oftenSaid = 3;
const seldomSaid = 2;
const mostTermWords = 3;

/** So many questions of a page, one with another, are owed, if they are not worth less than this. */
const owed = { aPage: 0.4, worth: 0.2 };

/** What is asked is worth what all are to be worth, or of a document with few such questions a little less. */
function leastWorthOf(worths: readonly number[], pages: number): number {
  const [last = 0] = worths.toSorted((a, b) => b - a).slice(Math.ceil(owed.aPage * pages) - 1);
  return Math.min(leastWorth, Math.max(owed.worth, last));
}

/** How often pages say something, looked up once. */
function saidIn(pages: ExtractedDocument["pages"]): (words: string) => number {
  const text = pages
    .map((page) => page.text.toLowerCase())
    .join("\n")
    .replaceAll(/\s+/gu, " ");
  const counts = new Map<string, number>();
  return (words) => {
    const wanted = words.toLowerCase();
    const count = counts.get(wanted) ?? text.split(wanted).length - 1;
    counts.set(wanted, count);
    return count;
  };
}

/** So many sentences that more can be asked about than a missing word make a document rich, and so many are enough. */
const richFrom = 8;
const wellAsked = 60;

/** What a sentence defines is what it begins with, and is asked for. */
const doubtOfDefinition = 0.4;

/** More doubt where a sentence says nothing of what the document is about. */
const unknownMatter = 8;

function recipesOf(
  sentence: Sentence,
  blocks: readonly TextBlock[],
  knowledge: DocumentKnowledge,
): readonly Recipe[] {
  const { text: quote, page, start, end, block } = sentence;
  const evidence = { quote, page, start, end, passage: 0 };
  return candidates(sentence, blocks[block]?.text ?? quote, evidence, knowledge);
}

/** Whether what is asked is more than a missing word, or whether a sentence is true. */
export function isAnswered(recipe: Recipe): boolean {
  return !isGap(recipe) && !isStatement(recipe);
}

/** Whether more can be asked about a sentence than whether it is true. */
export function canBeAsked(recipes: readonly Recipe[] = []): boolean {
  return recipes.some(({ kind }) => kind !== "true");
}

function surroundingsOf(
  { block, page, start }: Sentence,
  blocks: readonly TextBlock[],
  { headings, title, entryLists = [], stepLists = [] }: ExtractedDocument,
): Surroundings {
  const { text = "", start: offset = 0, heading = -1 } = blocks[block] ?? {};
  return {
    before: text.slice(0, start - offset).trim(),
    headings: headingsAbove(heading, headings).join(" "),
    title: title ?? "",
    isListed: [
      ...entryLists.map((list) => ({ page: list.page, parts: list.entries })),
      ...stepLists.map((list) => ({ page: list.page, parts: list.steps })),
    ].some(
      (list) =>
        list.page === page && list.parts.some((part) => part.start <= start && start < part.end),
    ),
  };
}

/** The titles of a heading and of those that it belongs to. */
function headingsAbove(at: number, headings: ExtractedDocument["headings"]): readonly string[] {
  const titles: string[] = [];
  let level = Infinity;
  for (const heading of headings.slice(0, at + 1).toReversed())
    if (heading.level < level) {
      titles.push(heading.title);
      ({ level } = heading);
    }
  return titles;
}

function isTable({ page, start }: TextBlock, { tables = [] }: ExtractedDocument): boolean {
  return tables.some(({ page: own, rows }) => own === page && rows[0]?.[0]?.start === start);
}

/** Headings of forewords, licences, indexes, and all below them. */
function partsAboutItself({ headings, language }: ExtractedDocument): ReadonlySet<number> {
  const parts = new Set<number>();
  let above: number | null = null;
  for (const [index, { title, level }] of headings.entries()) {
    if (above !== null && level <= above) above = null;
    if (above === null && rulesOf[language].frontMatter.test(title.trim())) above = level;
    if (above !== null) parts.add(index);
  }
  return parts;
}

/** Words with a capital that no sentence begins with: names, and nouns written like names. */
function capitalsIn(texts: readonly string[]): ReadonlySet<string> {
  return new Set(
    texts.flatMap((text) => text.match(/(?<=\p{Lowercase} )\p{Uppercase}[\p{Letter}-]+/gu) ?? []),
  );
}

/** A sentence that comes back, such as a notice on every page, is asked about once. */
function firstOfEach(sentences: readonly Sentence[]): readonly Sentence[] {
  const seen = new Set<string>();
  return sentences.filter(({ text }) => {
    const key = text.toLowerCase();
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function distinct(values: readonly string[]): readonly string[] {
  return [...new Map(values.map((value) => [value.toLowerCase(), value])).values()];
}
