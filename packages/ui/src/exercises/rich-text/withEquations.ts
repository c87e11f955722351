/** A piece of a text; an equation is read in one go. */
export interface TextPiece {
  readonly text: string;
  readonly isEquation: boolean;
}

/** Between the equations of a row, and between the steps of one. */
const between = /( [·→] )/u;

/** A text in pieces where it is a row of equations, else whole. Together they are what was written. */
export function withEquations(text: string): readonly TextPiece[] {
  const pieces = text.split(between);
  if (pieces.length === 1) return [{ text, isEquation: false }];
  return pieces.map((piece, index) => ({
    text: piece,
    isEquation: index % 2 === 0 && piece.includes(" = "),
  }));
}
