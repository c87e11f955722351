const most = { lines: 3, width: 60, codeLines: 16, codeWidth: 100 };

/** What differs from one run or machine to the next, or is no value. */
const unforeseeable =
  /\b(?:round|toFixed|random|randint|randrange|rand|shuffle|choice|sample|time|date|datetime|now|today|uuid|id|input|hash|memory|urandom|getpid|hostname|set|frozenset|Date|Math\.random|Scanner|scanf|prompt|readline|open|requests?|fetch)\s*\(|\b(?:import random|java\.time)\b/u;
/** Guessed one time in two. */
const yesOrNo = /^(?:true|false)$/iu;
const noValue = /^<|0x[\da-f]{4}|traceback|error|exception|warning|\.{3}|…|\d[.,]\d{9}/iu;
/** A name or a value by itself, which nothing is worked out of. */
const bare = /^[\p{Letter}_][\p{Letter}\p{Number}_]*;?$|^[-+]?[\d.,]+;?$|^(["']).*\1;?$/u;

/** Whether what a line of code gives has to be worked out, and can be. */
export function isWorthForeseeing(code: string, output: string): boolean {
  const lines = code.split("\n");
  const printed = output.split("\n");
  const last =
    lines
      .at(-1)
      ?.replace(/^(?:>>>|\.\.\.|>|[\w()[\]:. ]+>) ?/u, "")
      .trim() ?? "";
  return (
    output.trim() !== "" &&
    printed.length <= most.lines &&
    printed.every((line) => line.length <= most.width) &&
    lines.length <= most.codeLines &&
    lines.every((line) => line.length <= most.codeWidth) &&
    !unforeseeable.test(code) &&
    !noValue.test(output) &&
    !yesOrNo.test(output.trim()) &&
    !bare.test(last) &&
    !holds(last, output)
  );
}

/** Whether a line says what it gives: `print("Hello")`. */
function holds(line: string, output: string): boolean {
  const plain = output.trim().replaceAll(/^["']|["']$/gu, "");
  return plain.length > 1
    ? line.includes(plain)
    : line.split(/[^\p{Letter}\p{Number}.]+/u).includes(plain);
}
