/** How an interpreter shows what is typed, and what it answers. */
interface Prompt {
  readonly first: RegExp;
  /** In front of further lines of the same input. */
  readonly further?: RegExp;
  /** In front of what it answers; nothing unless told. */
  readonly answer?: RegExp;
}

const prompts: readonly Prompt[] = [
  { first: /^>>> ?/u, further: /^\.\.\.(?: |$)/u },
  { first: /^In \[\d+\]: ?/u, further: /^ {2,}\.{3,}: ?/u, answer: /^Out\[\d+\]: ?/u },
  { first: /^(?:irb\([^)]*\):\d+(?::\d+)?[>*]|>>) /u, answer: /^=> /u },
  { first: /^(?:ghci|Prelude|julia|scala|iex\(\d+\))> /u },
];

/** A line of a session: something typed, more of it, or an answer. */
export interface SessionLine {
  readonly kind: "input" | "further" | "answer";
  /** Without the interpreter’s signs in front. */
  readonly text: string;
}

/** The lines of a listing as an interpreter shows them; null where it is no session. */
export function sessionIn(lines: readonly string[]): readonly SessionLine[] | null {
  const prompt = prompts.find(({ first }) => first.test(lines[0] ?? ""));
  if (prompt === undefined) return null;
  const { first, further, answer } = prompt;
  const session = lines.map((line): SessionLine => {
    if (first.test(line)) return { kind: "input", text: line.replace(first, "") };
    if (further?.test(line) === true) return { kind: "further", text: line.replace(further, "") };
    return { kind: "answer", text: answer === undefined ? line : line.replace(answer, "") };
  });
  return session.some(({ kind }) => kind === "answer") ? session : null;
}
