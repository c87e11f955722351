import type { Result } from "../result/index.ts";
import { failure, success } from "../result/index.ts";
import type { AngleUnit } from "./functions.ts";
import { constants, factorial, findFunction } from "./functions.ts";
import type { Sign, Token } from "./tokens.ts";
import { readTokens } from "./tokens.ts";

export { angleUnits } from "./functions.ts";
export type { AngleUnit } from "./functions.ts";

export type CalculationFailure = "invalid_expression" | "not_finite";

/** Longer texts are refused unread. */
export const mostExpressionLength = 500;

/** Thrown inside the reader alone, and caught by `calculate`. */
class UnreadableExpression extends Error {}

/**
 * The value of an expression. Signs are + − × ÷ ^ % ! and brackets; a power binds tighter than a
 * minus before it (−2² is −4) and to the right; a product may go without its sign (2π, 3(4+1)).
 * Functions: sqrt, abs, ln, log, exp, sin, cos, tan. A comma is a decimal point.
 */
export function calculate(
  expression: string,
  angles: AngleUnit = "degrees",
): Result<number, CalculationFailure> {
  if (expression.length > mostExpressionLength) return failure("invalid_expression");
  const tokens = readTokens(expression);
  if (tokens === null || tokens.length === 0) return failure("invalid_expression");
  try {
    const value = new Reader(tokens, angles).readAll();
    return Number.isFinite(value) ? success(value === 0 ? 0 : value) : failure("not_finite");
  } catch (error) {
    if (error instanceof UnreadableExpression) return failure("invalid_expression");
    throw error;
  }
}

/** Reads tokens from left to right, one method for each level of precedence. */
class Reader {
  readonly #tokens: readonly Token[];
  readonly #angles: AngleUnit;
  #at = 0;

  constructor(tokens: readonly Token[], angles: AngleUnit) {
    this.#tokens = tokens;
    this.#angles = angles;
  }

  readAll(): number {
    const value = this.#sum();
    if (this.#at < this.#tokens.length) throw new UnreadableExpression();
    return value;
  }

  #sum(): number {
    let value = this.#product();
    for (;;) {
      if (this.#takes("+")) value += this.#product();
      else if (this.#takes("-")) value -= this.#product();
      else return value;
    }
  }

  #product(): number {
    let value = this.#signed();
    for (;;) {
      if (this.#takes("*")) value *= this.#signed();
      else if (this.#takes("/")) value /= this.#signed();
      else if (this.#beginsFactor()) value *= this.#power();
      else return value;
    }
  }

  #signed(): number {
    if (this.#takes("-")) return -this.#signed();
    if (this.#takes("+")) return this.#signed();
    return this.#power();
  }

  #power(): number {
    const base = this.#postfix();
    return this.#takes("^") ? base ** this.#signed() : base;
  }

  #postfix(): number {
    let value = this.#primary();
    for (;;) {
      if (this.#takes("!")) value = factorial(value);
      else if (this.#takes("%")) value /= 100;
      else return value;
    }
  }

  #primary(): number {
    if (this.#takes("(")) {
      const value = this.#sum();
      if (!this.#takes(")")) throw new UnreadableExpression();
      return value;
    }
    const token = this.#tokens[this.#at];
    this.#at += 1;
    if (token?.kind === "number") return token.value;
    if (token?.kind !== "name") throw new UnreadableExpression();
    const constant = constants.get(token.name);
    if (constant !== undefined) return constant;
    const apply = findFunction(token.name, this.#angles);
    if (apply === null) throw new UnreadableExpression();
    return apply(this.#primary());
  }

  /** Whether a factor begins here that needs no sign before it: a bracket, a name. */
  #beginsFactor(): boolean {
    const token = this.#tokens[this.#at];
    return token?.kind === "name" || (token?.kind === "sign" && token.sign === "(");
  }

  #takes(sign: Sign): boolean {
    const token = this.#tokens[this.#at];
    const found = token?.kind === "sign" && token.sign === sign;
    if (found) this.#at += 1;
    return found;
  }
}
