import type { Source } from "@alambic/contract";
import type { Exercise } from "@alambic/domain/exercises";
import { plainText } from "@alambic/domain/exercises";

export interface SourcePart {
  readonly text: string;
  readonly marked: boolean;
}

/** Cuts a text around the first place where a part of it stands. */
function around(text: string, part: string): SourcePart[] | null {
  const at = part === "" ? -1 : text.toLowerCase().indexOf(part.toLowerCase());
  if (at === -1) return null;
  const end = at + part.length;
  return [
    { text: text.slice(0, at), marked: false },
    { text: text.slice(at, end), marked: true },
    { text: text.slice(end), marked: false },
  ].filter((piece) => piece.text !== "");
}

/** The words that the answer is made of, longest first, as they may stand in the source. */
export function answerWords(exercise: Exercise): string[] {
  switch (exercise.content_type) {
    case "quiz": {
      const { choices, correct_choice_ids: right } = exercise.content;
      return choices.filter(({ id }) => right.includes(id)).map(({ text }) => plainText(text));
    }
    case "fill_in_blank":
      return exercise.content.segments.flatMap((segment) =>
        segment.type === "gap" ? segment.answers : [],
      );
    case "short_answer":
      return exercise.content.answers;
    default:
      return [];
  }
}

/**
 * The source to show, with what matters marked: the quote within its context; where the quote is
 * all there is, the answer within the quote.
 */
export function sourceParts({ quote, context }: Source, words: readonly string[]): SourcePart[] {
  if (context !== undefined && context.trim() !== quote.trim()) {
    const parts = around(context, quote);
    if (parts !== null) return parts;
  }
  const byLength = words.toSorted((a, b) => b.length - a.length);
  for (const word of byLength.filter((candidate) => candidate.length > 1)) {
    const parts = around(quote, word);
    if (parts !== null) return parts;
  }
  return [{ text: quote, marked: false }];
}

/** An address that may be linked: a source comes from outside. */
export function safeAddress(url: string | undefined): string | undefined {
  return url !== undefined && /^https?:\/\//iu.test(url) ? url : undefined;
}
