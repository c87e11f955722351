import {
  add,
  divide,
  multiply,
  negate,
  power,
  rational,
  subtract,
} from "../../sources/arithmetic/Rational.ts";
import type { Rational } from "../../sources/arithmetic/Rational.ts";
import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { functions, squareRoot } from "./functions.ts";
import { constants } from "./constants.ts";

/** The value of an expression for given variables; throws `RangeError` where it has none. */
export type Evaluate = (variables: Readonly<Record<string, Rational>>) => Rational;

const tokenPattern = /\d+(?:\.\d+)?|[a-zA-Z]+|[⁰¹²³⁴⁵⁶⁷⁸⁹]+|[-+*/÷^()%√;π°]/gy;

/**
 * Reads an expression as it is printed: `1 200 × 3`, `0,5 + 3/4`, `2(x − 1)`, `x²`, `25 %`, `√49`,
 * `round(47)`, `9π cm²`, `mean(3; 5)`. A unit is worth what `constants` says of it. Shares no code with what writes them. Null where it cannot be read.
 */
export function readExpression(text: string, language: InstructionLanguage): Evaluate | null {
  const tokens = tokenize(text, language);
  if (tokens === null || tokens.length === 0) return null;
  const reader = new Reader(tokens);
  const evaluate = reader.sum();
  return evaluate !== null && reader.atEnd() ? evaluate : null;
}

function tokenize(text: string, language: InstructionLanguage): string[] | null {
  const plain = withoutMarks(text, language)
    .replaceAll("−", "-")
    .replaceAll("×", "*")
    .replaceAll(/\s+/g, "");
  const tokens = plain.match(tokenPattern) ?? [];
  return tokens.join("") === plain ? tokens : null;
}

/** Digits without grouping, and with a point before the decimals. */
function withoutMarks(text: string, language: InstructionLanguage): string {
  const grouping = {
    en: /(?<=\d),(?=\d{3})/g,
    fr: /(?<=\d)[\u00A0\u202F](?=\d{3})/g,
    nl: /(?<=\d)\.(?=\d{3})/g,
  };
  const joined = text.replaceAll(grouping[language], "");
  return language === "en" ? joined : joined.replaceAll(/(?<=\d),(?=\d)/g, ".");
}

/** Recursive descent. A fraction bar and a product without a sign bind tighter than × and ÷. */
class Reader {
  readonly #tokens: readonly string[];
  #position = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  atEnd(): boolean {
    return this.#position === this.#tokens.length;
  }

  sum(): Evaluate | null {
    return this.#chain(() => this.#product(), { "+": add, "-": subtract });
  }

  #product(): Evaluate | null {
    return this.#chain(() => this.#fraction(), { "*": multiply, "÷": divide });
  }

  #fraction(): Evaluate | null {
    return this.#chain(() => this.#sideBySide(), { "/": divide });
  }

  #sideBySide(): Evaluate | null {
    if (this.#take("-")) {
      const inner = this.#sideBySide();
      return inner && ((variables) => negate(inner(variables)));
    }
    let left = this.#raised();
    while (left !== null && /^[a-zA-Z(√π°]/.test(this.#peek())) {
      const [first, second] = [left, this.#raised()];
      if (second === null) return null;
      left = (variables) => multiply(first(variables), second(variables));
    }
    return left;
  }

  #raised(): Evaluate | null {
    let base = this.#atom();
    for (;;) {
      const inner = base;
      if (inner === null) return null;
      if (this.#take("%")) base = (variables) => divide(inner(variables), rational(100));
      else if (/^[⁰¹²³⁴⁵⁶⁷⁸⁹]/.test(this.#peek())) {
        const exponent = Number(
          this.#next().replaceAll(/./g, (digit) => String("⁰¹²³⁴⁵⁶⁷⁸⁹".indexOf(digit))),
        );
        base = (variables) => power(inner(variables), exponent);
      } else return inner;
    }
  }

  #atom(): Evaluate | null {
    if (this.#take("(")) {
      const inner = this.sum();
      return this.#take(")") ? inner : null;
    }
    if (this.#take("√")) {
      const inner = this.#atom();
      return inner && ((variables) => squareRoot(inner(variables)));
    }
    const token = this.#next();
    if (/^\d/.test(token)) {
      const value = decimal(token);
      return () => value;
    }
    const of = Object.hasOwn(functions, token) ? functions[token] : undefined;
    if (of !== undefined) {
      const values = this.#values();
      return values && ((variables) => of(values.map((value) => value(variables))));
    }
    const constant = Object.hasOwn(constants, token) ? constants[token] : undefined;
    if (constant !== undefined) return (variables) => constant((name) => valueOf(name, variables));
    return /^[a-z]$/.test(token) ? (variables) => valueOf(token, variables) : null;
  }

  /** What a function is applied to: (3; 4; 5). */
  #values(): readonly Evaluate[] | null {
    if (!this.#take("(")) return null;
    const values: Evaluate[] = [];
    do {
      const value = this.sum();
      if (value === null) return null;
      values.push(value);
    } while (this.#take(";"));
    return this.#take(")") ? values : null;
  }

  #chain(
    part: () => Evaluate | null,
    operations: Readonly<Record<string, (a: Rational, b: Rational) => Rational>>,
  ): Evaluate | null {
    let left = part();
    for (;;) {
      const operation = operations[this.#peek()];
      if (left === null || operation === undefined) return left;
      this.#next();
      const [first, second] = [left, part()];
      if (second === null) return null;
      left = (variables) => operation(first(variables), second(variables));
    }
  }

  #peek(): string {
    return this.#tokens[this.#position] ?? "";
  }

  #next(): string {
    const token = this.#peek();
    this.#position += 1;
    return token;
  }

  #take(token: string): boolean {
    if (this.#peek() !== token) return false;
    this.#position += 1;
    return true;
  }
}

function decimal(token: string): Rational {
  const [whole = "", decimals = ""] = token.split(".");
  return rational(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

function valueOf(name: string, variables: Readonly<Record<string, Rational>>): Rational {
  const value = variables[name];
  if (value === undefined) throw new RangeError(`No value for ${name}`);
  return value;
}
