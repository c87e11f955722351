/** An object that is longer is no statement. */
const longest = 4000;
/** What is open within a statement: the answer, its list, and the statement itself. */
const statementAt = "{[{";

/**
 * Reads the statements of an answer while it is written. What it returns is told the answer's text piece by
 * piece; `tell` each object of the answer's list as soon as that is closed. What does not begin as JSON
 * (introduced, fenced, thought aloud) is left to whoever reads the whole of it.
 */
export function followStatements(tell: (statement: unknown) => void): (piece: string) => void {
  /** The brackets that are open, outermost first; null once nothing more is read. */
  let open: string | null = "";
  let isInString = false;
  let isEscaped = false;
  let statement = "";

  const take = (sign: string, before: string): string | null => {
    if (isInString) {
      if (!isEscaped && sign === '"') isInString = false;
      isEscaped = !isEscaped && sign === "\\";
      return before;
    }
    if (before === "" && sign !== "{") return sign.trim() === "" ? before : null;
    if (sign === '"') isInString = true;
    if (sign === "{" || sign === "[") return before + sign;
    return sign === "}" || sign === "]" ? before.slice(0, -1) || null : before;
  };
  const read = (sign: string, before: string): string | null => {
    const after = take(sign, before);
    const isInside = before.length >= statementAt.length || after === statementAt;
    if (isInside) statement += sign;
    if (statement.length > longest) return null;
    if (before !== statementAt || after === null || after.length >= before.length) return after;
    const value = parse(statement);
    statement = "";
    if (value === undefined) return null;
    tell(value);
    return after;
  };
  return (piece) => {
    for (const sign of piece) if (open !== null) open = read(sign, open);
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
