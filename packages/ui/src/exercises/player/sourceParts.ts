import type { Source } from "@alambic/contract";

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
