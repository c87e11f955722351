import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import type { Recipe } from "../recipes/Recipe.ts";
import type { Question } from "./Question.ts";

/** What a recipe asks, as a reader of it sees it. */
export function questionOf(
  recipe: Recipe,
  language: InstructionLanguage,
  said: (words: string) => number,
): Question {
  const { quote } = recipe.evidence;
  const asked = {
    language,
    sentence: quote,
    answer: "",
    at: 0,
    others: [],
    shown: 0,
    said: [],
  };
  const counted = (answer: string, others: readonly string[]) => ({
    answer,
    others,
    said: [answer, ...others].map((each) => said(withoutArticle(each))),
  });
  switch (recipe.kind) {
    case "true":
      return { ...asked, asks: "true" };
    case "false":
      return { ...asked, asks: "false", sentence: recipe.statement };
    case "noun": {
      const gap = { ...asked, answer: quote.slice(recipe.from, recipe.to), at: recipe.from };
      return recipe.letters === null || recipe.letters === undefined
        ? { ...gap, asks: "word", others: recipe.others.slice(0, shownOthers) }
        : { ...gap, asks: "typed", shown: recipe.letters.length };
    }
    case "name":
    case "number":
      return {
        ...asked,
        asks: recipe.kind,
        answer: quote.slice(recipe.from, recipe.to),
        at: recipe.from,
        others: recipe.others.slice(0, shownOthers),
      };
    case "definition":
      return {
        ...asked,
        asks: "term",
        sentence: `${recipe.term} ${recipe.definition}`,
        ...counted(recipe.term, recipe.others.slice(0, shownOthers)),
      };
    case "acronym":
      return {
        ...asked,
        asks: "abbreviation",
        sentence: `${recipe.long} ${recipe.short}`,
        answer: recipe.long,
        others: recipe.others.slice(0, shownOthers),
      };
    case "subject":
    case "contrast":
      return {
        ...asked,
        asks: recipe.kind,
        sentence: `${recipe.subject} ${recipe.predicate}`,
        ...counted(recipe.subject, recipe.others.slice(0, shownOthers)),
      };
    case "cause":
    case "purpose":
      return {
        ...asked,
        asks: "reason",
        sentence: `${recipe.claim} ${recipe.reason}`,
        answer: recipe.reason,
        at: recipe.claim.length + 1,
        others: recipe.others.slice(0, shownOthers),
      };
  }
}

/** So many wrong choices are shown. */
const shownOthers = 2;

/** Without its article, in whichever of the three languages. */
export function withoutArticle(text: string): string {
  return text.replace(/^(?:(?:the|an?|le|la|les|un|une|des|de|het|een) |l[’'])/iu, "");
}
