import type { Locale } from "@alambic/contract";
import { withoutGroups } from "../answers/index.ts";

/** What can stand in an expression. */
export type Token =
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "sign"; readonly sign: Sign };

const signs = ["+", "-", "*", "/", "^", "%", "!", "(", ")"] as const;
export type Sign = (typeof signs)[number];

/** Other ways to write a sign or a name. */
const spellings: Readonly<Record<string, string>> = {
  "×": "*",
  "·": "*",
  "÷": "/",
  "−": "-",
  "√": " sqrt ",
  π: " pi ",
};

/** Digits with their marks, in groups of three after a space too; then a power of ten. */
const number = /^(\d{1,3}(?: \d{3})+(?!\d)(?:[.,]\d+)?|[.,]?\d[\d.,]*)([eE][+-]?\d+)?/u;
const decimal = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/u;
/** A point that may group as well as divide. */
const lonePoint = /(?<![\d.,]|\d\s)[1-9]\d{0,2}\.\d{3}(?![\d.,])/gu;
const name = /^[a-z]+/iu;

/** The tokens of an expression in a language; null where a character cannot be read. */
export function readTokens(expression: string, locale: Locale): readonly Token[] | null {
  const signed = expression.replaceAll("**", "^").replaceAll(/\s/gu, " ");
  const spelled = [...signed].map((sign) => spellings[sign] ?? sign).join("");
  const tokens: Token[] = [];
  let rest = spelled.trimStart();
  while (rest !== "") {
    const found = readToken(rest, locale);
    if (found === null) return null;
    tokens.push(found.token);
    rest = rest.slice(found.length).trimStart();
  }
  return tokens;
}

/** A number whose point, which elsewhere divides, groups thousands in this language; null without one. */
export function pointReadAsGroup(
  expression: string,
  locale: Locale,
): { readonly typed: string; readonly value: number } | null {
  for (const [typed] of expression.matchAll(lonePoint)) {
    const digits = withoutGroups(typed, locale);
    if (digits !== typed) return { typed, value: Number(digits) };
  }
  return null;
}

function readToken(
  text: string,
  locale: Locale,
): { readonly token: Token; readonly length: number } | null {
  const [written, marked = "", power = ""] = number.exec(text) ?? [];
  if (written !== undefined) {
    const digits = withoutGroups(marked, locale);
    if (!decimal.test(digits)) return null;
    const value = Number(digits.replace(",", ".") + power);
    return { token: { kind: "number", value }, length: written.length };
  }
  const letters = name.exec(text)?.[0];
  if (letters !== undefined) {
    return { token: { kind: "name", name: letters.toLowerCase() }, length: letters.length };
  }
  const sign = signs.find((known) => text.startsWith(known));
  return sign === undefined ? null : { token: { kind: "sign", sign }, length: sign.length };
}
