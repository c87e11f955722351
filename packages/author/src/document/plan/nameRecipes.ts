import { givesOrders } from "../../texts/givesOrders.ts";
import { lastOf, namesTold, wordsOfNames } from "../analysis/namesTold.ts";
import type { ToldName } from "../analysis/namesTold.ts";
import { sentencesOf } from "../analysis/sentencesOf.ts";
import type { Sentence } from "../analysis/shapes.ts";
import { standsAlone } from "../analysis/standsAlone.ts";
import { oncePerDocument } from "../lists/oncePerDocument.ts";
import type { AboutRecipe, Evidence, NamesRecipe } from "../recipes/Recipe.ts";
import type { Part } from "./Part.ts";
import type { ReadDocument } from "./readDocument.ts";
import { sentencesOfPart } from "./sentencesOfPart.ts";

const matched = { fewest: 3, most: 4 };
const mostAbout = 2;
/** Less, in characters, only leads to what is told of somebody, or mentions them. */
const leastTold = 80;

/** All names of a document of which it tells something. */
const toldIn = oncePerDocument((read) =>
  namesTold(
    read.blocks.flatMap((block, at) =>
      block.isHeading ? [] : sentencesOf(block, at, read.document.language),
    ),
    read.document.language,
  ),
);

/** What is asked about those whom the part of a lesson names. */
export interface NameRecipes {
  readonly names: readonly NamesRecipe[];
  readonly abouts: readonly AboutRecipe[];
}

/** Names matched with what they did where a part of a short text tells of several, and else to be told about. */
export function nameRecipes(part: Part, read: ReadDocument): NameRecipes {
  if (!read.isShort) return { names: [], abouts: [] };
  const own = new Set(sentencesOfPart(part, read).map(placeOf));
  const all = toldIn(read);
  const told = all.filter(({ sentences }) =>
    sentences.every((each) => own.has(placeOf(each)) && !givesOrders(each.text)),
  );
  const lasts = new Set(told.map((each) => lastOf(each.name)));
  const apart = told.reduce<readonly Named[]>((chosen, each) => {
    const found = sentenceToMatch(each, chosen, lasts, read);
    return found === null || chosen.length === matched.most ? chosen : [...chosen, found];
  }, []);
  const first = apart[0]?.evidence;
  const isMatching = first !== undefined && apart.length >= matched.fewest;
  const rest = told
    .filter(({ name }) => !isMatching || !apart.some((each) => each.name === name))
    .filter((each) => lengthOf(each) >= leastTold)
    .filter((each, at, all) => all.findIndex((other) => placesOf(other) === placesOf(each)) === at);
  return {
    names: isMatching ? [{ evidence: first, named: apart }] : [],
    abouts: rest
      .flatMap(({ name, sentences }) => {
        const places = sentences.map(evidenceOf);
        const [evidence] = places;
        return evidence === undefined ? [] : [{ evidence, name, told: places }];
      })
      .slice(0, mostAbout),
  };
}

function lengthOf({ sentences }: ToldName<Sentence>): number {
  return sentences.reduce((sum, { text }) => sum + text.length, 0);
}

function placesOf({ sentences }: Pick<ToldName<Sentence>, "sentences">): string {
  return sentences.map(placeOf).join(" ");
}

type Named = NamesRecipe["named"][number];

/** The sentence that a name is put into: it names nobody else that the part tells of, and is none of those before. */
function sentenceToMatch(
  { name, sentences }: ToldName<Sentence>,
  chosen: readonly Named[],
  lasts: ReadonlySet<string>,
  { document: { language } }: ReadDocument,
): Named | null {
  const last = lastOf(name);
  const found = sentences.find(({ text }) => {
    const others = wordsOfNames(text.replace(name, ""));
    return (
      text.split(name).length === 2 &&
      ![...others].some((word) => lasts.has(word)) &&
      standsAlone(text, language, "named")
    );
  });
  const isNew = chosen.every((other) => lastOf(other.name) !== last);
  return found === undefined || !isNew ? null : { name, evidence: evidenceOf(found) };
}

function evidenceOf({ text: quote, page, start, end }: Sentence): Evidence {
  return { quote, page, start, end, passage: -1 };
}

function placeOf({ page, start }: Pick<Sentence, "page" | "start">): string {
  return `${page}/${start}`;
}

/** Tells of sentences whether a name is matched with them, and so they are asked about already. */
export function isMatchedWithName(names: readonly NamesRecipe[]): (sentence: Sentence) => boolean {
  const places = new Set(
    names.flatMap(({ named }) => named.map(({ evidence }) => placeOf(evidence))),
  );
  return (sentence) => places.has(placeOf(sentence));
}
