import type { Source, SourcePassage } from "@alambic/contract";

/** A text with one part of it to be marked; `marked` is empty where that is not in the text. */
export interface Marked {
  readonly before: string;
  readonly marked: string;
  readonly after: string;
}

/** The page with its passage; without a page, the quote in as much of its context as is known. */
export function markedPassage(passage: SourcePassage | null, source: Source): Marked {
  if (passage !== null) return cut(passage.text, passage.start, passage.end);
  const { quote, context = quote } = source;
  const start = context.indexOf(quote);
  return start === -1 ? cut(quote, 0, quote.length) : cut(context, start, start + quote.length);
}

/** The text with what stands from `start` to `end`, in UTF-16 code units, to be marked. */
export function cut(text: string, start: number, end: number): Marked {
  return { before: text.slice(0, start), marked: text.slice(start, end), after: text.slice(end) };
}
