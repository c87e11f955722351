/** The truth values of the letters of a formula. */
export type Values = Readonly<Record<string, boolean>>;
export type Formula = (values: Values) => boolean;

/** Two-sided signs, the weakest first. */
const binary: readonly (readonly [sign: string, (a: boolean, b: boolean) => boolean])[] = [
  ["↔", (a, b) => a === b],
  ["→", (a, b) => !a || b],
  ["∨", (a, b) => a || b],
  ["∧", (a, b) => a && b],
];

/** Reads a formula of the letters p, q and r as it is shown; null where it is none. */
export function readFormula(text: string): Formula | null {
  const plain = text.replaceAll(" ", "");
  for (const [sign, join] of binary) {
    const at = lastOutside(plain, sign);
    if (at < 0) continue;
    const [left, right] = [readFormula(plain.slice(0, at)), readFormula(plain.slice(at + 1))];
    if (left === null || right === null) return null;
    return (values) => join(left(values), right(values));
  }
  if (plain.startsWith("¬")) {
    const inner = readFormula(plain.slice(1));
    return inner === null ? null : (values) => !inner(values);
  }
  if (plain.startsWith("(") && plain.endsWith(")")) return readFormula(plain.slice(1, -1));
  return /^[pqr]$/u.test(plain) ? (values) => values[plain] === true : null;
}

/** Where a sign last stands outside all brackets; -1 where it does not. */
function lastOutside(text: string, sign: string): number {
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const each = text.charAt(at);
    if (each === ")") depth += 1;
    else if (each === "(") depth -= 1;
    else if (each === sign && depth === 0) return at;
  }
  return -1;
}

/** All ways of giving p and q a truth value: the rows of a truth table. */
export const tableRows: readonly Values[] = [true, false].flatMap((p) =>
  [true, false].map((q) => ({ p, q })),
);

/** In how many of the four rows a formula is true; null where it cannot be read. */
export function trueRows(text: string): readonly boolean[] | null {
  const formula = readFormula(text);
  return formula === null ? null : tableRows.map((row) => formula(row));
}
