import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import type { Rule } from "../subjects/Rule.ts";
import { readFormula, trueRows } from "./readFormula.ts";
import { isValid, showArgument } from "./syllogisms.ts";

type Names = Readonly<Record<InstructionLanguage, Readonly<Record<string, string>>>>;

const truth: Names = {
  fr: { "1": "vrai", "0": "faux" },
  en: { "1": "true", "0": "false" },
  nl: { "1": "waar", "0": "onwaar" },
};

const kindNames: Names = {
  fr: { always: "toujours vraie", never: "jamais vraie", sometimes: "parfois vraie" },
  en: { always: "always true", never: "never true", sometimes: "sometimes true" },
  nl: { always: "altijd waar", never: "nooit waar", sometimes: "soms waar" },
};

const validity: Names = {
  fr: { yes: "valable", no: "non valable" },
  en: { yes: "valid", no: "not valid" },
  nl: { yes: "geldig", no: "niet geldig" },
};

function named(names: Names) {
  return (answer: string, language: InstructionLanguage) => names[language][answer] ?? answer;
}

function asFormula(text: string): string {
  return text;
}

/** `p ∧ q;10`: the formula, and the truth values of p and q. */
function valuedOf(asked: string): readonly [formula: string, p: string, q: string] {
  const [formula = "", values = ""] = asked.split(";");
  return [formula, values.charAt(0), values.charAt(1)];
}

function kindOf(formula: string): string | null {
  const rows = trueRows(formula);
  if (rows === null) return null;
  if (rows.every(Boolean)) return "always";
  return rows.some(Boolean) ? "sometimes" : "never";
}

function sameRows(one: string, other: string): boolean {
  const [first, second] = [trueRows(one), trueRows(other)];
  return first !== null && second !== null && first.join() === second.join();
}

/** `1,2,3` as a set. */
function showSet(text: string): string {
  return text === "" ? "∅" : `{${text.split(",").join(", ")}}`;
}

function membersOf(text: string): Set<number> {
  return new Set(text === "" ? [] : text.split(",").map(Number));
}

/** Statements, arguments and sets. */
export const logicRules = {
  "logic-value": {
    showAsked: (asked, language) => {
      const [formula, p, q] = valuedOf(asked);
      const values = [`p ${truth[language][p]}`, `q ${truth[language][q]}`];
      return `${formula} (${values.join(", ")})`;
    },
    showAnswer: named(truth),
    holds: (asked, answer) => {
      const [text, p, q] = valuedOf(asked);
      return readFormula(text)?.({ p: p === "1", q: q === "1" }) === (answer === "1");
    },
  },
  "logic-rows": {
    showAsked: asFormula,
    showAnswer: asFormula,
    holds: (asked, answer) => trueRows(asked)?.filter(Boolean).length === Number(answer),
  },
  "logic-equivalent": {
    showAsked: asFormula,
    showAnswer: asFormula,
    holds: (asked, answer) => asked !== answer && sameRows(asked, answer),
  },
  "logic-kind": {
    showAsked: asFormula,
    showAnswer: named(kindNames),
    holds: (asked, answer) => kindOf(asked) === answer,
  },
  "logic-argument": {
    showAsked: showArgument,
    showAnswer: named(validity),
    holds: (asked, answer) => isValid(asked) === (answer === "yes"),
  },
  "logic-set": {
    // `∪;1,2;2,3`
    showAsked: (asked) => {
      const [sign = "", left = "", right = ""] = asked.split(";");
      return `${showSet(left)} ${sign} ${showSet(right)}`;
    },
    showAnswer: showSet,
    holds: (asked, answer) => {
      const [sign = "", left = "", right = ""] = asked.split(";");
      const [a, b] = [membersOf(left), membersOf(right)];
      const belongs = (each: number) => {
        if (sign === "∪") return a.has(each) || b.has(each);
        return a.has(each) && b.has(each) === (sign === "∩");
      };
      const given = membersOf(answer);
      return [...a, ...b, ...given].every((each) => belongs(each) === given.has(each));
    },
  },
} as const satisfies Record<string, Rule>;
