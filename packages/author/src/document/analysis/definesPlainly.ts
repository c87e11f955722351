import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";

/** What says that one thing is another; "represents" and "constitutes" may say less. */
const copulas: Readonly<Record<InstructionLanguage, RegExp>> = {
  en: /^(?:is|are)$/u,
  fr: /^(?:est|sont|désigne)$/u,
  nl: /^(?:is|zijn)$/u,
};

/** An article, or nothing. */
const opening = /^(?:\p{Letter}{1,3}[ ’'])?$/u;

/** Whether a sentence says what a term is, and nothing else. */
export function definesPlainly(
  sentence: string,
  { term, definition }: { readonly term: string; readonly definition: string },
  language: InstructionLanguage,
): boolean {
  const [at, saidAt] = [sentence.indexOf(term), sentence.lastIndexOf(definition)];
  const link = sentence.slice(at + term.length, saidAt);
  return (
    at >= 0 &&
    term !== "" &&
    definition !== "" &&
    opening.test(sentence.slice(0, at)) &&
    copulas[language].test(link.trim()) &&
    /^[.!]$/u.test(sentence.slice(saidAt + definition.length))
  );
}
