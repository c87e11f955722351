import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { entriesOfTable } from "../facts/FactTable.ts";
import type { Rule } from "../subjects/Rule.ts";
import { compounds, masses } from "./compounds.ts";
import { countAtoms } from "./countAtoms.ts";
import { columnOf, elementNumbers, familyOf, periodOf } from "./table.ts";

/** Half of the last place of a mass, and what rounding may take. */
const roundingOf = 0.0051;

/** `fer (Fe)`. */
function nameOfElement(symbol: string, language: InstructionLanguage): string {
  const entry = entriesOfTable("elements", language).find(({ id }) => id === symbol);
  return entry === undefined ? symbol : `${entry.term} (${symbol})`;
}

function numberOf(symbol: string): number {
  return elementNumbers.get(symbol) ?? Number.NaN;
}

/** H₂SO₄ */
function writeFormula(formula: string): string {
  return formula.replaceAll(/\d/gu, (digit) => "₀₁₂₃₄₅₆₇₈₉".charAt(Number(digit)));
}

function asNumber(answer: string): string {
  return answer;
}

const familyNames: Readonly<Record<InstructionLanguage, Readonly<Record<string, string>>>> = {
  fr: {
    alkali: "métal alcalin",
    earth: "métal alcalino-terreux",
    halogen: "halogène",
    noble: "gaz noble",
    transition: "métal de transition",
  },
  en: {
    alkali: "alkali metal",
    earth: "alkaline earth metal",
    halogen: "halogen",
    noble: "noble gas",
    transition: "transition metal",
  },
  nl: {
    alkali: "alkalimetaal",
    earth: "aardalkalimetaal",
    halogen: "halogeen",
    noble: "edelgas",
    transition: "overgangsmetaal",
  },
};

/** `O H2SO4` */
function partsOf(asked: string): readonly [symbol: string, formula: string] {
  const [symbol = "", formula = ""] = asked.split(" ");
  return [symbol, formula];
}

function decimals(value: number, language: InstructionLanguage): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 3 }).format(value);
}

/** Elements by their place in the periodic table, substances by their formulas. */
export const chemistryRules = {
  "chemistry-number": {
    showAsked: nameOfElement,
    showAnswer: asNumber,
    holds: (asked, answer) => numberOf(asked) === Number(answer),
  },
  "chemistry-period": {
    showAsked: nameOfElement,
    showAnswer: asNumber,
    holds: (asked, answer) => periodOf(numberOf(asked)) === Number(answer),
  },
  "chemistry-group": {
    showAsked: nameOfElement,
    showAnswer: asNumber,
    holds: (asked, answer) => columnOf(numberOf(asked)) === Number(answer),
  },
  "chemistry-family": {
    showAsked: nameOfElement,
    showAnswer: (answer, language) => familyNames[language][answer] ?? answer,
    holds: (asked, answer) => familyOf(numberOf(asked)) === answer,
  },
  "chemistry-atoms": {
    showAsked: (asked, language) => {
      const [symbol, formula] = partsOf(asked);
      return `${symbol} ${language === "fr" ? "dans" : "in"} ${writeFormula(formula)}`;
    },
    showAnswer: asNumber,
    holds: (asked, answer) => {
      const [symbol, formula] = partsOf(asked);
      return countAtoms(formula).get(symbol) === Number(answer);
    },
  },
  "chemistry-compound": {
    showAsked: writeFormula,
    showAnswer: (answer, language) =>
      compounds.find(({ names }) => names.en === answer)?.names[language] ?? answer,
    holds: (asked, answer) =>
      compounds.some(({ formula, names }) => formula === asked && names.en === answer),
  },
  "chemistry-mass": {
    unit: "g/mol",
    tolerance: "0.1",
    showAsked: (asked, language) => {
      const shown = [...countAtoms(asked).keys()].map(
        (symbol) => `${symbol} ${decimals(masses[symbol] ?? 0, language)}`,
      );
      return `${writeFormula(asked)} (${shown.join(" · ")})`;
    },
    showAnswer: (answer, language) => `${decimals(Number(answer), language)} g/mol`,
    holds: (asked, answer) => {
      const atoms = [...countAtoms(asked)];
      const mass = atoms.reduce(
        (sum, [symbol, count]) => sum + count * (masses[symbol] ?? Number.NaN),
        0,
      );
      return Math.abs(mass - Number(answer)) <= roundingOf;
    },
  },
} as const satisfies Record<string, Rule>;
