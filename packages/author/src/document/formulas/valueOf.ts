import {
  add,
  divide,
  multiply,
  power,
  rational,
  subtract,
} from "../../sources/arithmetic/Rational.ts";
import type { Rational } from "../../sources/arithmetic/Rational.ts";
import type { Term } from "./Formula.ts";

const operations = { "+": add, "−": subtract, "×": multiply, "÷": divide };

/** What a term is worth for whole values of its operands. Throws `RangeError` where it divides by nothing. */
export function valueOf(term: Term, values: ReadonlyMap<string, number>): Rational {
  switch (term.kind) {
    case "number": {
      const [whole = "", decimals = ""] = term.number.split(".");
      return rational(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
    }
    case "operand": {
      const value = values.get(term.operand);
      if (value === undefined) throw new RangeError(`No value for ${term.operand}`);
      return rational(value);
    }
    case "power":
      return power(valueOf(term.base, values), term.exponent);
    case "operation":
      return operations[term.sign](valueOf(term.left, values), valueOf(term.right, values));
  }
}
