import { fraction, stroke } from "./Fraction.css.ts";

export interface FractionProps {
  readonly over: string;
  readonly under: string;
  /** It is all of its text, and as large as that; within a sentence it is smaller. */
  readonly alone: boolean;
}

/** A fraction, one number above the other; its stroke is heard and copied. */
export function Fraction({ over, under, alone }: FractionProps) {
  return (
    <span className={fraction({ size: alone ? "alone" : "inText" })}>
      <span>{over}</span>
      <span className={stroke}>/</span>
      <span>{under}</span>
    </span>
  );
}
