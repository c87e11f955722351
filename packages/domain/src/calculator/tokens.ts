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

const number = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:[eE][+-]?\d+)?/u;
const name = /^[a-z]+/iu;

/** The tokens of an expression; null where a character cannot be read. */
export function readTokens(expression: string): readonly Token[] | null {
  const signed = expression.replaceAll("**", "^");
  const spelled = [...signed].map((sign) => spellings[sign] ?? sign).join("");
  const tokens: Token[] = [];
  let rest = spelled.trimStart();
  while (rest !== "") {
    const found = readToken(rest);
    if (found === null) return null;
    tokens.push(found.token);
    rest = rest.slice(found.length).trimStart();
  }
  return tokens;
}

function readToken(text: string): { readonly token: Token; readonly length: number } | null {
  const digits = number.exec(text)?.[0];
  if (digits !== undefined) {
    const value = Number(digits.replace(",", "."));
    return { token: { kind: "number", value }, length: digits.length };
  }
  const letters = name.exec(text)?.[0];
  if (letters !== undefined) {
    return { token: { kind: "name", name: letters.toLowerCase() }, length: letters.length };
  }
  const sign = signs.find((known) => text.startsWith(known));
  return sign === undefined ? null : { token: { kind: "sign", sign }, length: sign.length };
}
