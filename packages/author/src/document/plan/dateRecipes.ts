import { datedEntryIn, datedEventIn } from "../analysis/datesIn.ts";
import { shared } from "../analysis/reasonIn.ts";
import type { Sentence } from "../analysis/shapes.ts";
import type { ChronologyRecipe } from "../recipes/Recipe.ts";
import { detectLanguage } from "../../texts/detectLanguage.ts";
import { foldText } from "../../texts/foldText.ts";
import { givesOrders } from "../../texts/givesOrders.ts";
import type { Part } from "./Part.ts";
import type { ReadDocument } from "./readDocument.ts";
import { sentencesOfPart } from "./sentencesOfPart.ts";

const fewestEvents = 4;
const mostEvents = 4;
/** Of so many events two matchings are made, one of the earlier and one of the later half. */
const enoughForTwo = 7;
/** Two events with more words in common could be taken for each other. */
const mostShared = 2;

type Event = ChronologyRecipe["events"][number];

/** What happened in which year, of the part of a lesson that tells of several years; nothing of a long text. */
export function dateRecipes(part: Part, read: ReadDocument): readonly ChronologyRecipe[] {
  if (!read.isShort) return [];
  const all = sentencesOfPart(part, read).flatMap((sentence) => eventOf(sentence, read) ?? []);
  const apart = all.reduce<readonly Event[]>(
    (kept, event) => (kept.some((other) => isLike(event, other)) ? kept : [...kept, event]),
    [],
  );
  const ordered = apart.toSorted((a, b) => Number(a.year) - Number(b.year));
  const half = Math.ceil(ordered.length / 2);
  const groups =
    ordered.length < enoughForTwo ? [ordered] : [ordered.slice(0, half), ordered.slice(half)];
  return groups
    .filter(({ length }) => length >= fewestEvents)
    .map(spread)
    .flatMap((events) => {
      const { language } = read.document;
      const first = events.find(({ evidence }) => detectLanguage(evidence.quote) === language);
      return first === undefined ? [] : [{ evidence: first.evidence, events }];
    });
}

/** Tells of sentences whether their event is matched with its year, and so is asked about already. */
export function isMatchedWithYear(
  chronologies: readonly ChronologyRecipe[],
): (sentence: Sentence) => boolean {
  const places = new Set(
    chronologies.flatMap(({ events }) =>
      events.map(({ evidence: { page, start } }) => `${page}/${start}`),
    ),
  );
  return ({ page, start }) => places.has(`${page}/${start}`);
}

function eventOf(
  { text: quote, page, start, end }: Sentence,
  { document: { language } }: ReadDocument,
): Event | null {
  const found = datedEventIn(quote, language) ?? datedEntryIn(quote, language);
  return found === null || givesOrders(quote)
    ? null
    : { ...found, evidence: { quote, page, start, end, passage: -1 } };
}

/** Whether two events are of one year, or told in nearly the same words. */
function isLike(one: Event, other: Event): boolean {
  return (
    one.year === other.year ||
    foldText(one.event) === foldText(other.event) ||
    shared(one.event, other.event) > mostShared
  );
}

/** As many as are matched, at even distances from the first to the last. */
function spread(events: readonly Event[]): readonly Event[] {
  if (events.length <= mostEvents) return events;
  return Array.from({ length: mostEvents }, (_, at) =>
    Math.round((at * (events.length - 1)) / (mostEvents - 1)),
  ).flatMap((index) => events.slice(index, index + 1));
}
