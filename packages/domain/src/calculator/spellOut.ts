import { constants, isFunctionName } from "./functions.ts";
import type { Token } from "./tokens.ts";

/**
 * An expression with every product, bracket and value written out, for a reader that knows only those;
 * null where it cannot be read. Nothing else can come to that reader: names that are not on our lists,
 * assignments, texts and lists end here.
 */
export function spellOut(tokens: readonly Token[]): string | null {
  const parts: string[] = [];
  let at = 0;
  let endsValue = false;
  while (at < tokens.length) {
    const token = tokens[at];
    if (token === undefined) break;
    const factor = isFactor(token) ? spellFactor(tokens, at) : null;
    if (factor === null) {
      if (token.kind !== "sign" || token.sign === "(" || token.sign === ")") return null;
      parts.push(token.sign);
      endsValue = token.sign === "!" || token.sign === "%";
      at += 1;
      continue;
    }
    if (endsValue && token.kind === "number") return null;
    if (endsValue) parts.push("*");
    parts.push(factor.text);
    endsValue = true;
    at = factor.end;
  }
  return parts.length === 0 ? null : parts.join(" ");
}

function isFactor(token: Token): boolean {
  return token.kind !== "sign" || token.sign === "(";
}

interface Factor {
  readonly text: string;
  /** The place of the token after it. */
  readonly end: number;
}

/** A number, a constant, a bracket, or a function with what it is applied to: √16 is √(16). */
function spellFactor(tokens: readonly Token[], at: number): Factor | null {
  const token = tokens[at];
  if (token === undefined) return null;
  if (token.kind === "number") return { text: write(token.value), end: at + 1 };
  if (token.kind === "name") {
    const constant = constants.get(token.name);
    if (constant !== undefined) return { text: write(constant), end: at + 1 };
    if (!isFunctionName(token.name)) return null;
    const applied = spellFactor(tokens, at + 1);
    return applied === null ? null : { text: `${token.name}(${applied.text})`, end: applied.end };
  }
  if (token.sign !== "(") return null;
  const close = closingOf(tokens, at);
  const inside = close === null ? null : spellOut(tokens.slice(at + 1, close));
  return close === null || inside === null ? null : { text: `(${inside})`, end: close + 1 };
}

function closingOf(tokens: readonly Token[], open: number): number | null {
  let depth = 0;
  for (let at = open; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind !== "sign") continue;
    if (token.sign === "(") depth += 1;
    if (token.sign === ")") depth -= 1;
    if (depth === 0) return at;
  }
  return null;
}

/** A value as the reader takes it; one beyond all numbers as something that is just as infinite. */
function write(value: number): string {
  return Number.isFinite(value) ? String(value) : "(1/0)";
}
