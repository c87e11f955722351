import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";

/** `a`: all X are Y, `e`: no X is Y, `i`: some X are Y, `o`: some X are not Y. */
type Form = "a" | "e" | "i" | "o";

const sentences: Readonly<Record<InstructionLanguage, Readonly<Record<Form, string>>>> = {
  fr: {
    a: "tous les X sont des Y",
    e: "aucun X n’est un Y",
    i: "certains X sont des Y",
    o: "certains X ne sont pas des Y",
  },
  en: { a: "all X are Y", e: "no X are Y", i: "some X are Y", o: "some X are not Y" },
  nl: {
    a: "alle X zijn Y",
    e: "geen X is Y",
    i: "sommige X zijn Y",
    o: "sommige X zijn niet Y",
  },
};

const therefore: Readonly<Record<InstructionLanguage, string>> = {
  fr: "donc",
  en: "so",
  nl: "dus",
};

function isForm(letter: string): letter is Form {
  return ["a", "e", "i", "o"].includes(letter);
}

function sentence(statement: string, language: InstructionLanguage): string {
  const form = statement.charAt(0);
  if (!isForm(form)) return statement;
  return sentences[language][form]
    .replace("X", statement.charAt(1))
    .replace("Y", statement.charAt(2));
}

/** `aAB aBC aAC`: two premises and a conclusion, as sentences. */
export function showArgument(argument: string, language: InstructionLanguage): string {
  const [first = "", second = "", conclusion = ""] = argument
    .split(" ")
    .map((statement) => sentence(statement, language));
  const pause = language === "fr" ? "\u202F; " : "; ";
  return [first, second, `${therefore[language]} ${conclusion}`].join(pause);
}

/** The seven kinds of things that are A, B or C, as the letters that they bear. */
const kinds = ["A", "B", "C", "AB", "AC", "BC", "ABC"];

/**
 * Whether the conclusion is true in every world in which the premises are: a world says of each kind
 * whether there are such things. "All X" is true where there are no X.
 */
export function isValid(argument: string): boolean {
  const [first = "", second = "", conclusion = ""] = argument.split(" ");
  return Array.from({ length: 2 ** kinds.length }, (_, world) =>
    kinds.filter((__, at) => Math.floor(world / 2 ** at) % 2 === 1),
  ).every((world) => !isTrue(first, world) || !isTrue(second, world) || isTrue(conclusion, world));
}

function isTrue(statement: string, world: readonly string[]): boolean {
  const [form = "", x = "", y = ""] = statement;
  const both = world.some((kind) => kind.includes(x) && kind.includes(y));
  const one = world.some((kind) => kind.includes(x) && !kind.includes(y));
  switch (form) {
    case "a":
      return !one;
    case "e":
      return !both;
    case "i":
      return both;
    default:
      return one;
  }
}
