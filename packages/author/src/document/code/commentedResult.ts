/** "print(x)  # 4", "1 + 1; // => 2": a line of code, and the result that a comment behind it tells. */
export interface CommentedResult {
  readonly line: string;
  readonly result: string;
}

const literal =
  /^(?:[-+−]?\d[\d_ .,]*(?:e[-+]?\d+)?|true|false|none|null|nil|undefined|NaN|Infinity|"[^"]*"|'[^']*'|\[.*\]|\(.*\)|\{.*\})$/iu;
const word = /^[\p{Letter}\p{Number}_.!?-]{1,30}$/u;

/** A comment behind code: two spaces or a semicolon keep a string with the sign from being taken for one. */
const commented = /^(?<line>.*\S)\s*(?<![:"'\w])(?:#|\/\/|--)\s*(?<said>\S.*)$/u;
const told =
  /^(?:=>|==>|→|⇒|->|>|(?:it )?(?:prints|displays|shows|outputs|returns|gives|output|result|affiche|donne|renvoie|retourne|résultat|sortie|toont|geeft|drukt af|print|resultaat|uitvoer)(?:\s*:|\b)|=)\s*(?<result>\S.*)$/iu;
const printing =
  /(?:^|[\s;{(])(?:print|println|printf|puts|echo|console\.log|System\.out\.print(?:ln|f)?|Console\.Write(?:Line)?|writeln|cout\s*<<)/u;

const longestLine = 200;

/** What a comment behind a line of code says that it gives; null where it says something else. */
export function commentedResult(text: string): CommentedResult | null {
  const found = partedByComment(text);
  if (found === null) return null;
  const { line, said } = found;
  const marked = told.exec(said)?.groups?.["result"];
  const result = (marked ?? said).trim();
  const isResult =
    marked === undefined
      ? printing.test(line) && literal.test(result)
      : literal.test(result) || word.test(result);
  // What is printed has no quotation marks, which a comment may add.
  const isPlain = !printing.test(line) || !/^["']/u.test(result);
  return isResult && isPlain ? { line: line.trimEnd(), result } : null;
}

/** A line that prints, without the comment behind it; any other line as it is. */
export function withoutRemark(text: string): string {
  const { line = "" } = partedByComment(text) ?? {};
  return printing.test(line) ? line.trimEnd() : text;
}

/** A line and the comment behind it, whose sign stands in no string; null where it has none. */
function partedByComment(text: string): { readonly line: string; readonly said: string } | null {
  const { line, said } = text.length > longestLine ? {} : (commented.exec(text)?.groups ?? {});
  if (line === undefined || said === undefined) return null;
  const isClosed = ['"', "'", "`"].every((sign) => line.split(sign).length % 2 === 1);
  return isClosed ? { line, said } : null;
}

/** Whether code prints anything. */
export function prints(code: string): boolean {
  return code.split("\n").some((line) => printing.test(line));
}
