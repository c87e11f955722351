/** How code is misread: one sign for another, one off, a line not carried out. */
const swaps: readonly (readonly [RegExp, string])[] = [
  [/ < /gu, " <= "],
  [/ <= /gu, " < "],
  [/ > /gu, " >= "],
  [/ >= /gu, " > "],
  [/ === /gu, " !== "],
  [/ == /gu, " != "],
  [/ \+ /gu, " - "],
  [/ - /gu, " + "],
  [/ \* /gu, " + "],
  [/ \/\/ /gu, " % "],
  [/ \/ /gu, " * "],
  [/ % /gu, " / "],
  [/ \+= /gu, " = "],
  [/ and /gu, " or "],
  [/ or /gu, " and "],
  [/ && /gu, " || "],
  [/ \|\| /gu, " && "],
  [/range\(1, /gu, "range(0, "],
  [/\bnot /gu, ""],
  [/!(?=\()/gu, ""],
  [/\.upper\(\)|\.toUpperCase\(\)/gu, ""],
  [/\bmax\b/gu, "min"],
  [/\.max\b/gu, ".min"],
];

/** The programs that a reader may take this one for. */
export function misread(code: string): readonly string[] {
  const signs = swaps.flatMap(([pattern, other]) => replacedOneByOne(code, pattern, () => other));
  const numbers = [1, -1].flatMap((step) =>
    replacedOneByOne(code, /(?<![\w".])\d+(?![\w".])/gu, (digits) => String(Number(digits) + step)),
  );
  const lines = code.split("\n");
  const shorter = lines.map((_, at) => lines.filter((__, index) => index !== at).join("\n"));
  return [...signs, ...numbers, ...shorter];
}

function replacedOneByOne(
  code: string,
  pattern: RegExp,
  other: (found: string) => string,
): readonly string[] {
  return [...code.matchAll(pattern)].map(
    ({ 0: found, index }) => code.slice(0, index) + other(found) + code.slice(index + found.length),
  );
}
