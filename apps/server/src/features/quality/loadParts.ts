import type { SourcePart } from "@alambic/contract";
import { parseExercise, plainText } from "@alambic/domain/exercises";
import type { Exercise } from "@alambic/domain/exercises";

import type { Database } from "../../platform/db/Store.ts";
import { loadSourceText } from "./loadPassage.ts";
import type { QualityItem } from "./QualityItem.ts";

/**
 * The sentences that the parts of an item rest on, each in its paragraph and once. Empty where the item
 * rests on one passage; a sentence whose text is no longer what it was is left out.
 */
export async function loadParts(db: Database, item: QualityItem): Promise<SourcePart[]> {
  const { provenance, content_type, content } = item;
  if (provenance === null || !("quote" in provenance)) return [];
  const exercise = parseExercise({ content_type, content });
  const labels = exercise.ok ? labelsOf(exercise.value) : [];
  const places = provenance.parts ?? [];
  if (places.length !== labels.length) return [];
  const texts = new Map<number | null, Awaited<ReturnType<typeof loadSourceText>>>();
  for (const { page } of places)
    if (!texts.has(page)) texts.set(page, await loadSourceText(db, item, page));
  const groups = Map.groupBy(
    places.map((place, index) => ({ ...place, label: labels[index] ?? "" })),
    ({ page, start }) => `${page ?? ""}/${start}`,
  );
  return [...groups.values()].flatMap((group) => {
    const [{ quote, page, start, end } = { quote: "", page: null, start: 0, end: 0 }] = group;
    const source = texts.get(page);
    return source?.text.slice(start, end) === quote
      ? [
          {
            labels: group.map(({ label }) => label),
            passage: { ...source, ...paragraphAround(source.text, start, end) },
          },
        ]
      : [];
  });
}

/** What names each part: the front of a card, the word of a pair. */
function labelsOf(exercise: Exercise): readonly string[] {
  switch (exercise.content_type) {
    case "flashcards":
      return exercise.content.cards.map(({ front }) => plainText(front));
    case "vocabulary":
      return exercise.content.entries.map(({ terms: [term = ""] }) => term);
    case "matching": {
      const { right, pairs } = exercise.content;
      return pairs.map(({ right_id: id }) => {
        const face = right.find((other) => other.id === id);
        return face === undefined ? "" : plainText(face.text);
      });
    }
    default:
      return [];
  }
}

const betweenParagraphs = "\n\n";

function paragraphAround(text: string, start: number, end: number) {
  const before = text.lastIndexOf(betweenParagraphs, start);
  const after = text.indexOf(betweenParagraphs, end);
  const from = before < 0 ? 0 : before + betweenParagraphs.length;
  return {
    text: text.slice(from, after < 0 ? text.length : after),
    start: start - from,
    end: end - from,
  };
}
