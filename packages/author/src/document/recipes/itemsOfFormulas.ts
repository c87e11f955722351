import type { LessonBlock } from "@alambic/contract";

import { numeric } from "../../items/numeric.ts";
import type { ItemDraft } from "../../model/LessonDraft.ts";
import { compare, rational } from "../../sources/arithmetic/Rational.ts";
import type { Rational } from "../../sources/arithmetic/Rational.ts";
import { inLanguage, withRuns } from "../../texts/rich-text.ts";
import type { Formula } from "../formulas/Formula.ts";
import { formulaIn } from "../formulas/formulaIn.ts";
import { valueOf } from "../formulas/valueOf.ts";
import { withEvidence } from "./itemsOfRecipe.ts";
import type { RecipeContext } from "./itemsOfRecipe.ts";
import type { FormulaRecipe } from "./Recipe.ts";

/** Values that are reckoned with in one's head or on paper. */
const values = { least: 2, most: 40 };
const draws = 200;
/** An answer has at most two decimals. */
const hundred = 100n;

/** What the formula gives for fresh values, which it is not shown beside; none where no values give a plain number. */
export function formulaItems(recipe: FormulaRecipe, context: RecipeContext): ItemDraft[] {
  const { texts, material } = context;
  const { evidence } = recipe;
  const lang = material.documentLanguage;
  const formula = formulaIn(evidence.quote, lang, () => true);
  const drawn = formula === null ? null : draw(formula, context);
  if (formula === null || drawn === null) return [];
  const { given, answer } = drawn;
  const runs = {
    name: inLanguage(formula.name, lang),
    given: inLanguage(
      formula.operands.map((operand) => `${operand} = ${given.get(operand)}`).join("; "),
      lang,
    ),
    quote: inLanguage(evidence.quote, lang),
  };
  return [
    withEvidence(evidence, context, {
      title: texts.t("author.item.numeric"),
      exercise: numeric({
        prompt: withRuns(runs, (place) =>
          texts.t("author.document.formula", { name: place("name"), given: place("given") }),
        ),
        answer: decimal(answer),
        unit: undefined,
        tolerance: undefined,
        explanation: withRuns(runs, (place) =>
          texts.t("author.document.formula.explanation", {
            page: evidence.page,
            quote: place("quote"),
            answer: texts.number(Number(decimal(answer))),
          }),
        ),
      }),
    }),
  ];
}

/** What is said of the formulas that are asked about, to be read, but for what stands in a passage already. */
export function formulasToRead(
  { material }: RecipeContext,
  passages: readonly { readonly text: string }[],
): readonly LessonBlock[] {
  const { formulas = [], documentLanguage: lang } = material;
  const said = [...new Map(formulas.map((recipe) => [recipe.said, recipe])).values()];
  return said
    .filter(({ evidence }) => !passages.some(({ text }) => text.includes(evidence.quote)))
    .map((recipe) => ({
      type: "quote",
      text: [inLanguage(recipe.said, lang)],
      page: recipe.evidence.page,
    }));
}

interface Drawn {
  readonly given: ReadonlyMap<string, number>;
  readonly answer: Rational;
}

/** Different values that give a positive number of at most two decimals, which is none of them. */
function draw({ operands, term }: Formula, { random }: RecipeContext): Drawn | null {
  const { least, most } = values;
  const numbers = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  for (let tries = 0; tries < draws; tries += 1) {
    const drawn = random.sample(numbers, operands.length);
    const given = new Map(operands.map((operand, at) => [operand, drawn[at] ?? least]));
    const answer = answerFor(term, given);
    if (answer !== null && !drawn.some((value) => compare(answer, rational(value)) === 0))
      return { given, answer };
  }
  return null;
}

function answerFor(term: Formula["term"], given: ReadonlyMap<string, number>): Rational | null {
  try {
    const value = valueOf(term, given);
    return value.numerator > 0n && hundred % value.denominator === 0n ? value : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** As the contract writes a number of at most two decimals: `36`, `0.25`. */
function decimal({ numerator, denominator }: Rational): string {
  const digits = ((numerator * hundred) / denominator).toString().padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`.replace(/\.?0+$/u, "");
}
