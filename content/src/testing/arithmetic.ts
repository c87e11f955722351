/** A positive or negative rational number, not reduced. */
interface Rational {
  readonly top: number;
  readonly bottom: number;
}

/** A relation such as `1/2 + 1/4 = 3/4`, and whether it holds. */
export interface Relation {
  readonly text: string;
  readonly holds: boolean;
}

const number = "\\d+(?:[.,]\\d+)?";
const term = `−?${number}(?:/${number})?(?:\\u202F?%)?`;
const calculation = `${term}(?: [+−×÷:] ${term})+`;
const expression = `${term}(?: [+−×÷:] ${term})*`;
const relation = new RegExp(`${expression}(?: [=<>] ${expression})+`, "gu");
const loneCalculation = new RegExp(`(?<![=<>] )${calculation}(?! [=<>])`, "gu");
const loneExpression = new RegExp(`^${expression}$`, "u");

function decimal(text: string): Rational {
  const [whole = "", digits = ""] = text.split(/[.,]/u);
  return { top: Number(whole + digits), bottom: 10 ** digits.length };
}

function divide(left: Rational, right: Rational): Rational {
  return { top: left.top * right.bottom, bottom: left.bottom * right.top };
}

function readTerm(text: string): Rational {
  const sign = text.startsWith("−") ? -1 : 1;
  const [top = "0", bottom = "1"] = text.replaceAll(/[−%\u202F]/gu, "").split("/");
  const { top: above, bottom: below } = divide(decimal(top), decimal(bottom));
  return { top: sign * above, bottom: text.endsWith("%") ? below * 100 : below };
}

function apply(left: Rational, operator: string, right: Rational): Rational {
  switch (operator) {
    case "+":
    case "−": {
      const sign = operator === "+" ? 1 : -1;
      const top = left.top * right.bottom + sign * right.top * left.bottom;
      return { top, bottom: left.bottom * right.bottom };
    }
    case "×":
      return { top: left.top * right.top, bottom: left.bottom * right.bottom };
    default:
      return divide(left, right);
  }
}

/** Splits at the operators, which stand between spaces; a sign and a fraction bar do not. */
function evaluate(text: string, operators = /( [+−] )/u): Rational {
  const [first = "", ...rest] = text.split(operators);
  const value = operators.source.includes("+")
    ? (part: string) => evaluate(part, /( [×÷:] )/u)
    : readTerm;
  return rest.reduce(
    (total, operator, index) =>
      index % 2 === 0 ? apply(total, operator.trim(), value(rest[index + 1] ?? "")) : total,
    value(first),
  );
}

function difference(left: Rational, right: Rational): number {
  return Math.sign(left.top * right.bottom - right.top * left.bottom);
}

function links(left: string, sign: string, right: string): boolean {
  const order = difference(evaluate(left), evaluate(right));
  return sign === "=" ? order === 0 : sign === "<" ? order < 0 : order > 0;
}

/** Every relation between numbers that a text states. */
export function relationsIn(text: string): Relation[] {
  return [...text.matchAll(relation)].map(([found]) => {
    const parts = found.split(/ ([=<>]) /u);
    const holds = parts.every(
      (part, index) =>
        index % 2 === 0 || links(parts[index - 1] ?? "", part, parts[index + 1] ?? ""),
    );
    return { text: found, holds };
  });
}

/** The calculations that a text leaves open, as `3/8 + 2/8` in a question. */
export function openCalculations(text: string): string[] {
  return [...text.replaceAll(relation, "").matchAll(loneCalculation)].map(([found]) => found);
}

export function isExpression(text: string): boolean {
  return loneExpression.test(text);
}

/** Whether two numbers or calculations have the same value, exactly. */
export function isSameValue(left: string, right: string): boolean {
  return difference(evaluate(left), evaluate(right)) === 0;
}
