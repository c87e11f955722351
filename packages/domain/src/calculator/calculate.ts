import type { Locale } from "@alambic/contract";
import type { Result } from "../result/index.ts";
import { failure, success } from "../result/index.ts";
import { mostExpressionLength } from "./limits.ts";
import type { CalculationFailure } from "./limits.ts";
import { spellOut } from "./spellOut.ts";
import { readTokens } from "./tokens.ts";

/** Values an expression that was spelled out. Throws for one that it cannot read. */
export type Reader = (spelled: string) => unknown;

/** What stands before a result, and is copied with it. */
const copied = /^\s*=/u;

/**
 * The value of an expression. Signs are + − × ÷ ^ % ! and brackets; a power binds tighter than a
 * minus before it (−2² is −4) and to the right; a product may go without its sign (2π, 3(4+1)); a
 * percentage that is added or taken away is one of what stands before it (200 + 10% is 220).
 * Functions: sqrt, cbrt, abs, ln, log, exp, sin, cos, tan and their inverses. Numbers are read as the language
 * writes them.
 */
export function calculate(
  expression: string,
  locale: Locale,
  reader: Reader,
): Result<number, CalculationFailure> {
  if (expression.length > mostExpressionLength) return failure("too_long");
  const tokens = readTokens(expression.replace(copied, ""), locale);
  const spelled = tokens === null ? null : spellOut(tokens);
  if (spelled === null) return failure("invalid_expression");
  const value = valueOf(spelled, reader);
  if (typeof value !== "number") return failure("invalid_expression");
  return Number.isFinite(value) ? success(value === 0 ? 0 : value) : failure("not_finite");
}

/** What the reader makes of it; null for what it cannot read. */
function valueOf(spelled: string, reader: Reader): unknown {
  try {
    return reader(spelled);
  } catch {
    return null;
  }
}
