import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { subjectIn } from "./subjectIn.ts";
import type { FoundSubject } from "./subjectIn.ts";

/** Two things that a sentence sets against each other. */
export interface FoundContrast {
  /** The one that comes first, and what is said of it. */
  readonly told: FoundSubject;
  /** What the other is called. */
  readonly other: string;
}

/** What stands between two things that differ. */
const between: Readonly<Record<InstructionLanguage, RegExp>> = {
  en: /,? (?:whereas|while) /u,
  fr: /,? (?:tandis qu(?:e |[’'])|alors qu(?:e |[’']))/u,
  nl: /,? terwijl /u,
};

/** An article and a noun or two, or a name, before its verb. */
const thing: Readonly<Record<InstructionLanguage, RegExp>> = {
  en: /^(?:the |an? )?[\p{Letter}-]+(?: [\p{Letter}-]+)?(?= (?:is|are|was|were|has|have|can|may|must|does|do|will) )/u,
  fr: /^(?:le |la |les |l[’']|une? |des )?[\p{Letter}-]+(?: [\p{Letter}-]+)?(?= (?:est|sont|était|étaient|a|ont|peut|peuvent|doit|doivent|ne) )/u,
  nl: /^(?:de |het |een )?[\p{Letter}-]+(?= (?:\p{Letter}+ ){1,12}(?:is|zijn|was|waren|heeft|hebben|kan|kunnen|moet|moeten|wordt|worden)(?!\p{Letter}))/u,
};

/** "While it is …", "tandis que ceux de …": what is no thing of its own. */
const pointing =
  /^(?:it|they|there|this|that|these|those|others?|he|she|we|you|il|elle|ils|elles|on|ce|cela|ceux|celles?|celui|cette|ces|dans|pour|lorsque|hij|ze|zij|er|dit|dat|die|deze|men|u|je|in|bij)(?!\p{Letter})/iu;

/** What a sentence says of one thing and not of another that it sets against it; null where it does not. */
export function contrastIn(
  sentence: string,
  language: InstructionLanguage,
  known: Parameters<typeof subjectIn>[2],
): FoundContrast | null {
  const link = between[language].exec(sentence);
  if (link === null) return null;
  const rest = sentence.slice(link.index + link[0].length);
  const other = pointing.test(rest) ? undefined : thing[language].exec(rest)?.[0];
  const told = subjectIn(`${sentence.slice(0, link.index)}.`, language, known);
  if (other === undefined || told === null || between[language].test(rest)) return null;
  return { told, other: other.charAt(0).toUpperCase() + other.slice(1) };
}
