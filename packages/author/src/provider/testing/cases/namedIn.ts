import type { BlindQuestion } from "../../kinds/ModelKind.ts";

/** An answer in words, by the ids that whoever solves it is shown: `t2=Un café` as `t2=b`. */
export function namedIn(question: BlindQuestion, answer: readonly string[]): readonly string[] {
  const options = [...(question.choices ?? []), ...(question.groups ?? [])];
  const idOf = (part: string) => options.find(({ text }) => text === part)?.id ?? part;
  return answer.map((each) => {
    const [first = "", second] = each.split("=").map((part) => part.trim());
    if (second === undefined || options.some(({ text }) => text === each)) return idOf(each);
    return `${idOf(first)}=${letterOf(first, second, question) ?? idOf(second)}`;
  });
}

/** The letter of a line that a turn of a conversation offers. */
function letterOf(turn: string, line: string, { question }: BlindQuestion): string | undefined {
  const offered = question.split("\n").find((text) => text.includes(`(${turn})`));
  const [, options = ""] = /\[(.*)\]$/u.exec(offered ?? "") ?? [];
  return options.split(" | ").find((option) => option.endsWith(`: ${line}`))?.[0];
}
