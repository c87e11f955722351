/** How a text says that one thing is reckoned from others: "Gross margin = revenue − cost of goods sold". */
export interface Formula {
  /** Word for word, from its first sign to its last. */
  readonly text: string;
  /** What is reckoned. */
  readonly name: string;
  /** From what, each once, in the order in which they come. */
  readonly operands: readonly string[];
  readonly term: Term;
  /** The side of the formula that the term was read from. */
  readonly side: string;
}

export type Term =
  /** A decimal number as the text writes it, with a point. */
  | { readonly kind: "number"; readonly number: string }
  | { readonly kind: "operand"; readonly operand: string }
  | { readonly kind: "power"; readonly base: Term; readonly exponent: 2 | 3 }
  | {
      readonly kind: "operation";
      readonly sign: "+" | "−" | "×" | "÷";
      readonly left: Term;
      readonly right: Term;
    };
