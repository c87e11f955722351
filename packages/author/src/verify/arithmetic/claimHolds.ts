import { compare, rational } from "../../sources/arithmetic/Rational.ts";
import type { Rational } from "../../sources/arithmetic/Rational.ts";
import type { Claim } from "../../model/Provenance.ts";
import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { unknowns } from "./constants.ts";
import { readExpression } from "./readExpression.ts";

/**
 * Recomputes a claim from what it shows. Without values for its variables it must hold at more
 * points than a polynomial of these lessons could agree on by chance. Null where the claim cannot
 * be read.
 */
export function claimHolds(
  claim: Omit<Claim, "holds">,
  language: InstructionLanguage,
): boolean | null {
  const left = readExpression(claim.left, language);
  const right = readExpression(claim.right, language);
  const assignments = assignmentsOf(claim, language);
  if (left === null || right === null || assignments === null) return null;
  try {
    return assignments.every((variables) =>
      related(compare(left(variables), right(variables)), claim.relation ?? "="),
    );
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function related(order: number, relation: "=" | "<" | ">"): boolean {
  switch (relation) {
    case "=":
      return order === 0;
    case "<":
      return order < 0;
    case ">":
      return order > 0;
  }
}

/** Whether two texts, each in its language, are worth the same with their units. */
export function isSameQuantity(
  [text, language]: readonly [string, InstructionLanguage],
  [other, otherLanguage]: readonly [string, InstructionLanguage],
): boolean {
  const [value, otherValue] = [
    readExpression(text, language),
    readExpression(other, otherLanguage),
  ];
  if (value === null || otherValue === null) return false;
  try {
    return unknowns.every((each) => compare(value(each), otherValue(each)) === 0);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Units and π are unknown to the claim: it must hold whatever they are worth. */
function assignmentsOf(
  claim: Omit<Claim, "holds">,
  language: InstructionLanguage,
): Readonly<Record<string, Rational>>[] | null {
  if (claim.variables === undefined)
    return [-7, -3, -1, 0, 1, 2, 5, 11].flatMap((x) =>
      unknowns.map((each) => ({ ...each, x: rational(x) })),
    );
  const values: Record<string, Rational> = {};
  for (const [name, text] of Object.entries(claim.variables)) {
    const value = readExpression(text, language);
    if (value === null) return null;
    values[name] = value({});
  }
  return unknowns.map((each) => ({ ...each, ...values }));
}
