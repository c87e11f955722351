import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import type { DefinedMake } from "../rules/definition-forms.ts";
import { definitionByForm } from "./definitionByForm.ts";
import { definitionIn, isTerm } from "./definitionIn.ts";
import type { Noun } from "./nounsOf.ts";

/** What a sentence defines, so certainly that it can be asked for. */
export interface Defined {
  readonly term: string;
  readonly definition: string;
  readonly make: DefinedMake;
}

interface Known {
  readonly language: InstructionLanguage;
  readonly isShort: boolean;
  readonly nouns: ReadonlyMap<string, Noun>;
  readonly capitals: ReadonlySet<string>;
}

/**
 * The definition that a sentence gives: in a long text where the term is known from elsewhere, in a short one by
 * its form alone.
 */
export function definedIn(sentence: string, known: Known): Defined | null {
  if (known.isShort) return definitionByForm(sentence, known.language);
  const found = definitionIn(sentence, known.language);
  return found === null || !isTerm(found, known)
    ? null
    : { term: found.term, definition: found.definition, make: "thing" };
}
