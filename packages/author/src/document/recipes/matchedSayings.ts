import { bareSubject, fitsBefore } from "../analysis/subjectIn.ts";
import type { FoundSubject } from "../analysis/subjectIn.ts";
import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import type { ItemDraft } from "../../model/LessonDraft.ts";
import type { RecipeContext } from "./itemsOfRecipe.ts";
import { matchingOf } from "./matchingOf.ts";
import type { SubjectRecipe } from "./Recipe.ts";

const mostMatched = 4;
const fewestMatched = 3;
const longest = 130;

/** What stands before what is said of a thing. */
export const saidMark = "… ";

/** Things of which the text says something each, alike as grammar goes, so that only knowing them tells. */
export function matchedSayings(
  recipes: readonly SubjectRecipe[],
  language: InstructionLanguage,
): readonly SubjectRecipe[] {
  const short = recipes.filter(
    ({ kind, predicate }) => kind === "subject" && predicate.length <= longest,
  );
  const groups = short.map((first) => {
    const chosen: SubjectRecipe[] = [first];
    for (const other of short)
      if (chosen.length < mostMatched && chosen.every((each) => isApart(each, other, language)))
        chosen.push(other);
    return chosen;
  });
  const [largest = []] = groups.toSorted((a, b) => b.length - a.length);
  return largest.length >= fewestMatched ? largest : [];
}

/** Each may stand before what is said of the other, as far as grammar goes, and neither names the other. */
function isApart(one: SubjectRecipe, other: SubjectRecipe, language: InstructionLanguage): boolean {
  if (one === other || one.grammar === undefined || other.grammar === undefined) return false;
  const [a, b]: [FoundSubject, FoundSubject] = [
    { ...one, ...one.grammar },
    { ...other, ...other.grammar },
  ];
  return (
    a.subject.toLowerCase() !== b.subject.toLowerCase() &&
    fitsBefore(a, b, language) &&
    fitsBefore(b, a, language) &&
    !names(a, b) &&
    !names(b, a)
  );
}

function names({ predicate }: FoundSubject, other: FoundSubject): boolean {
  return predicate.toLowerCase().includes(bareSubject(other).toLowerCase());
}

/** Each thing with what the text says of it. */
export function sayingsItem(
  recipes: readonly SubjectRecipe[],
  context: RecipeContext,
): readonly ItemDraft[] {
  return matchingOf(
    context.texts.t("author.document.sayings"),
    recipes.map(({ evidence, subject, predicate }) => ({
      evidence,
      left: subject,
      right: saidMark + predicate,
    })),
    context,
  );
}
