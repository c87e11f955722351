/** Letters of the longest word that is kept whole: it fits the narrowest button. */
const longest = 14;

const compound = /([\p{L}\p{N}’]+(?:-[\p{L}\p{N}’]+)+)/u;

export interface WordPiece {
  readonly text: string;
  /** Whether it is one word with a hyphen, short enough to stand on one line. */
  readonly isCompound: boolean;
}

/** A text in pieces, each short word with a hyphen a piece of its own. Together they are the text. */
export function compounds(text: string): readonly WordPiece[] {
  return text
    .split(compound)
    .map((piece, place) => ({
      text: piece,
      isCompound: place % 2 === 1 && piece.length <= longest,
    }))
    .filter(({ text: piece }) => piece !== "");
}
