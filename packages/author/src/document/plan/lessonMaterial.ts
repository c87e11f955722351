import { givesOrders } from "../../texts/givesOrders.ts";
import type { Sentence } from "../analysis/shapes.ts";
import type { DocumentMaterial, Evidence, Passage, Recipe } from "../recipes/Recipe.ts";
import { withCompanions } from "../recipes/withCompanions.ts";
import { codeRecipes } from "./codeRecipes.ts";
import { dateRecipes, isMatchedWithYear } from "./dateRecipes.ts";
import { formulaRecipes } from "./formulaRecipes.ts";
import { itemsApart, itemsInOwnWords } from "./itemsApart.ts";
import { listRecipes } from "./listRecipes.ts";
import { isMatchedWithName, nameRecipes } from "./nameRecipes.ts";
import type { Part } from "./Part.ts";
import { pickRecipes, spareRecipes } from "./pickRecipes.ts";
import { pickWorthy } from "./pickWorthy.ts";
import type { ReadDocument } from "./readDocument.ts";
import { readingOf } from "./readingOf.ts";
import { recallRecipes } from "./recallRecipes.ts";
import { retellingRecipes } from "./retellingRecipes.ts";
import { stepsRecipes } from "./stepsRecipes.ts";
import { tableRecipes } from "./tableRecipes.ts";
import { whyRecipes } from "./whyRecipes.ts";

const longestPassage = 700;
/** A short text’s lesson with fewer questions asks for paragraphs as well. */
const enoughOfShort = 4;

/** Of more pieces no lesson text is made: then it quotes what it asks about. */
const mostBlocks = 180;

/** A recipe that rests on a passage of its own. */
interface Apart {
  readonly evidence: Evidence;
}

/** Sentences of one paragraph that are shown together. */
interface PassageDraft {
  readonly sentences: readonly Sentence[];
  readonly block: number;
}

/** What a lesson about a part of a document is made from: the passages its sentences stand in, and recipes. */
export function lessonMaterial(
  part: Part,
  title: string,
  documentTitle: string,
  read: ReadDocument,
): DocumentMaterial {
  const drafts = passagesOf(part.sentences);
  const chronologies = dateRecipes(part, read);
  const { names, abouts } = nameRecipes(part, read);
  const withYear = isMatchedWithYear(chronologies);
  const withName = isMatchedWithName(names);
  const bySentence = drafts.flatMap((draft, passage) =>
    draft.sentences.map((sentence) => ({
      recipes: (withYear(sentence) || withName(sentence)
        ? []
        : (read.recipes.get(sentence) ?? [])
      ).map((recipe) => ({
        ...recipe,
        evidence: { ...recipe.evidence, passage },
      })),
      doubt: read.doubt.get(sentence) ?? 0,
    })),
  );
  const steps = withoutOrders(stepsRecipes(part, read));
  const found = listRecipes(part, read);
  const lists = {
    sorts: withoutOrders(found.sorts),
    quizzes: withoutOrders(found.quizzes),
    recalls: read.isShort
      ? recallRecipes(part, read, [
          ...steps.map(({ evidence }) => evidence),
          ...found.sorts.flatMap(({ evidence, places = [] }) => [evidence, ...places]),
          ...[...found.quizzes, ...found.glossaries].map(({ evidence }) => evidence),
        ])
      : withoutOrders(found.recalls),
    glossaries: withoutOrders(found.glossaries),
  };
  const tables = withoutOrders(tableRecipes(part, read));
  const formulas = formulaRecipes(part, read);
  const codes = withoutOrders(codeRecipes(part, read));
  const asked = itemsApart({
    steps,
    sorts: lists.sorts,
    lists: lists.quizzes,
    glossaries: lists.glossaries,
    tables,
    formulas,
    codes,
    chronologies,
    names,
  });
  const whys = whyRecipes(part, read);
  const retellings = retellingRecipes(part, read, {
    taken: [
      ...whys.map(({ evidence }) => evidence),
      ...abouts.flatMap((about) => about.told),
      ...names.flatMap(({ named }) => named.map(({ evidence }) => evidence)),
    ],
    most: enoughOfShort - asked - itemsInOwnWords({ whys, abouts, recalls: lists.recalls }),
  });
  const told = itemsInOwnWords({ whys, abouts, retellings, recalls: lists.recalls });
  const { language } = read.document;
  const recipes = read.isRich
    ? pickWorthy(bySentence, {
        language,
        said: read.knowledge.said,
        least: read.least,
        apart: asked,
      })
    : pickRecipes(
        bySentence,
        language,
        read.isShort ? { apart: asked + told, isFilledUp: read.isFilledUp } : null,
      );
  const spares = spareRecipes(bySentence, recipes, language);
  const shown = new Set([...recipes, ...spares].map(({ evidence }) => evidence.passage));
  const order = [...shown].toSorted((a, b) => a - b);
  const together = withCompanions(
    [...recipes, ...spares].map((recipe) => renumbered(recipe, order)),
    read.knowledge,
  );
  const apart: readonly Apart[] = [
    ...steps,
    ...lists.sorts,
    ...lists.quizzes,
    ...lists.recalls,
    ...lists.glossaries,
    ...tables,
    ...formulas,
    ...codes,
    ...chronologies,
    ...names,
    ...whys,
    ...abouts,
    ...retellings,
  ];
  const reading = part.blocks === null ? [] : readingOf(part.blocks, title, read);
  const passages = order.flatMap((index) =>
    drafts.slice(index, index + 1).map((draft) => toPassage(draft, title, read)),
  );
  /** With the places of their passages, which stand behind those of the sentences. */
  const placed = <R extends Apart>(recipes: readonly R[]): readonly R[] =>
    recipes.map((recipe) => ({
      ...recipe,
      evidence: { ...recipe.evidence, passage: passages.length + apart.indexOf(recipe) },
    }));
  return {
    documentTitle,
    documentLanguage: read.document.language,
    passages: [...passages, ...apart.map(passageOf)],
    recipes: together.slice(0, recipes.length),
    spares: together.slice(recipes.length),
    steps: placed(steps),
    sorts: placed(lists.sorts),
    lists: placed(lists.quizzes),
    recalls: placed(lists.recalls),
    glossaries: placed(lists.glossaries),
    tables: placed(tables),
    formulas: placed(formulas),
    codes: placed(codes),
    chronologies: placed(chronologies),
    names: placed(names),
    whys: placed(whys),
    abouts: placed(abouts),
    retellings: placed(retellings),
    ...(reading.length === 0 || reading.length > mostBlocks ? {} : { reading }),
  };
}

/** Those whose passages give no orders to a model. */
function withoutOrders<R extends Apart>(recipes: readonly R[]): readonly R[] {
  return recipes.filter(({ evidence }) => !givesOrders(evidence.quote));
}

/** The passage that a list or table stands in: all of it. */
function passageOf({ evidence: { quote, page } }: Apart): Passage {
  return { text: quote, page, heading: null };
}

function renumbered(recipe: Recipe, order: readonly number[]): Recipe {
  const { evidence } = recipe;
  return { ...recipe, evidence: { ...evidence, passage: order.indexOf(evidence.passage) } };
}

/** Sentences of one block, cut where the passage would grow too long. */
function passagesOf(sentences: readonly Sentence[]): readonly PassageDraft[] {
  const drafts: PassageDraft[] = [];
  for (const sentence of sentences) {
    const last = drafts.at(-1);
    const first = last?.sentences[0];
    const fits =
      last !== undefined &&
      first !== undefined &&
      last.block === sentence.block &&
      sentence.end - first.start <= longestPassage;
    if (fits) drafts.splice(-1, 1, { ...last, sentences: [...last.sentences, sentence] });
    else drafts.push({ sentences: [sentence], block: sentence.block });
  }
  return drafts;
}

/** From the first sentence that is asked about to the last, with all that stands between. */
function toPassage({ sentences, block }: PassageDraft, title: string, read: ReadDocument): Passage {
  const { text = "", start: offset = 0, page = 1, heading = -1 } = read.blocks[block] ?? {};
  const from = (sentences[0]?.start ?? offset) - offset;
  const to = (sentences.at(-1)?.end ?? offset) - offset;
  const above = read.document.headings[heading]?.title ?? null;
  return {
    text: text.slice(from, to),
    page,
    heading: above === title ? null : above,
  };
}
