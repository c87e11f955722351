import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import type { Term } from "./Formula.ts";

type Token = { readonly sign: string } | { readonly word: string };

/** The signs of reckoning as texts write them; those that words hold as well stand apart. */
const signs: Readonly<Record<string, string>> = {
  "-": "−",
  "–": "−",
  "·": "×",
  "*": "×",
  x: "×",
  "/": "÷",
};
const sign = /\s+[-–x]\s+|\s*[+−×·*÷/()²³]\s*/gu;
const name = /^\p{Letter}[\p{Letter}’'-]*(?: \p{Letter}[\p{Letter}’'-]*)*$/u;

/** Reads what stands behind a formula's sign of equality; null where it is no term. */
export function readTerm(text: string, language: InstructionLanguage): Term | null {
  const tokens = tokensOf(text);
  const take = (...wanted: readonly string[]): string | null => {
    const [next] = tokens;
    if (next === undefined || !("sign" in next) || !wanted.includes(next.sign)) return null;
    tokens.shift();
    return next.sign;
  };
  const atom = (): Term | null => {
    if (take("(") !== null) {
      const inner = sum();
      return take(")") === null ? null : inner;
    }
    const [next] = tokens;
    if (next === undefined || "sign" in next) return null;
    tokens.shift();
    return readWord(next.word, language);
  };
  const raised = (): Term | null => {
    const base = atom();
    const exponent = take("²", "³");
    if (base === null || exponent === null) return base;
    return { kind: "power", base, exponent: exponent === "²" ? 2 : 3 };
  };
  const chain = (part: () => Term | null, first: "+" | "×", second: "−" | "÷"): Term | null => {
    let left = part();
    for (;;) {
      const taken = take(first, second);
      if (left === null || taken === null) return left;
      const right = part();
      if (right === null) return null;
      left = { kind: "operation", sign: taken === first ? first : second, left, right };
    }
  };
  const sum = (): Term | null => chain(() => chain(raised, "×", "÷"), "+", "−");
  const term = sum();
  return tokens.length === 0 ? term : null;
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const push = (between: string) => {
    if (between.trim() !== "") tokens.push({ word: between.trim() });
  };
  for (const { index, 0: match } of text.matchAll(sign)) {
    push(text.slice(at, index));
    tokens.push({ sign: signs[match.trim()] ?? match.trim() });
    at = index + match.length;
  }
  push(text.slice(at));
  return tokens;
}

function readWord(word: string, language: InstructionLanguage): Term | null {
  const decimal = language === "en" ? /^\d+(?:\.\d+)?$/u : /^\d+(?:,\d+)?$/u;
  if (decimal.test(word)) return { kind: "number", number: word.replace(",", ".") };
  return name.test(word) ? { kind: "operand", operand: word } : null;
}
