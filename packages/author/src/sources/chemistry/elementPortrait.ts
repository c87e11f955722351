import type { LessonBlock } from "@alambic/contract";

import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { entriesOfTable } from "../facts/FactTable.ts";
import type { Texts } from "../../texts/loadTexts.ts";
import { compounds } from "./compounds.ts";
import { chemistryRules } from "./rules.ts";
import { columnOf, elementNumbers, familyOf, periodOf } from "./table.ts";

const mostSubstances = 4;
/** Columns whose elements have as many outer electrons as each other. */
const mainGroups = [1, 2, 13, 14, 15, 16, 17, 18];

/** What the table and the formulas say of an element, by its symbol; null for one not taught. */
export function elementPortrait(
  symbol: string,
  language: InstructionLanguage,
  texts: Texts,
): LessonBlock[] | null {
  const entry = entriesOfTable("elements", language).find(({ id }) => id === symbol);
  const number = elementNumbers.get(symbol);
  if (entry === undefined || number === undefined) return null;
  const [period, group] = [periodOf(number), columnOf(number)];
  const family = group === null ? null : familyOf(number);
  const substances = compounds.filter(({ atoms }) => atoms.some(([part]) => part === symbol));
  const { showAnswer } = chemistryRules["chemistry-family"];
  const { showAsked } = chemistryRules["chemistry-compound"];
  const lines = [
    ["symbol", symbol],
    ["number", texts.t("author.theory.element.number.text", { number })],
    [
      "place",
      group === null
        ? texts.t("author.theory.element.period.text", { period })
        : texts.t("author.theory.element.place.text", { period, group }),
    ],
    ["family", family === null ? null : showAnswer(family, language)],
    [
      "substances",
      substances.length === 0
        ? null
        : texts.list(
            substances
              .slice(0, mostSubstances)
              .map(({ formula, names }) => `${names[language]} (${showAsked(formula)})`),
          ),
    ],
  ] as const;
  const name = entry.term;
  return [
    { type: "heading", text: texts.t("author.theory.element.title", { name }) },
    {
      type: "terms",
      entries: lines.flatMap(([line, description]) =>
        description === null
          ? []
          : [{ term: texts.t(`author.theory.element.${line}`), description }],
      ),
    },
  ];
}

/** Whether an element behaves as those below and above it in the table do. */
export function isLikeItsGroup(symbol: string): boolean {
  const group = columnOf(elementNumbers.get(symbol) ?? 1);
  return group !== null && mainGroups.includes(group) && !["H", "He"].includes(symbol);
}
