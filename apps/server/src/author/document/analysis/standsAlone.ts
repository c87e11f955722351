import type { InstructionLanguage } from "../../drafts.ts";
import { detectLanguage } from "../../texts/detectLanguage.ts";
import { rulesOf } from "../rules/index.ts";
import { isClause } from "./isClause.ts";
import { isBalanced, technical } from "./readable.ts";

const shortest = 45;
const longest = 240;
const fewestWords = 9;
const mostWords = 34;

/** Two sentences that the layout ran together: "... is full, The next ...". */
const runsOn =
  /\p{Lowercase},? (?:De|Het|Een|Is|Er|The|An|It|This|Le|La|Les|Une|Il|Elle|Ce|Cette) \p{Lowercase}|\p{Lowercase}, (?:Op|In|Bij|Voor|Met|Om|Na|Dans|Pour|Sur|Avec|On|At|For|With) \p{Lowercase}|\) (?:Van|De|Het|Voor|In|The|For|Le|La|Les|Pour) \p{Lowercase}|\d (?:Is|Est) /u;

/** What is left of a sentence whose beginning stood elsewhere: "Debian, but is ...". */
const headless = /^\S+, (?:maar|but|mais|en|et|and|of|ou|or) /u;

/** Whether a reader who sees only this sentence understands what it says. */
export function standsAlone(text: string, language: InstructionLanguage): boolean {
  const rules = rulesOf[language];
  const words = text.match(/[\p{Letter}\p{Number}][\p{Letter}\p{Number}’'-]*/gu) ?? [];
  return (
    text.length >= shortest &&
    text.length <= longest &&
    words.length >= fewestWords &&
    words.length <= mostWords &&
    /^[«"“‘(]?\p{Uppercase}/u.test(text) &&
    /[\p{Letter}\p{Number})»”’%]\.$/u.test(text) &&
    !/[?!:;]/.test(text.replaceAll(/\u202F?[:;](?=\d)/g, "")) &&
    isBalanced(text) &&
    !technical.test(text) &&
    !runsOn.test(text) &&
    !headless.test(text) &&
    !/\s\p{Uppercase}\.$/u.test(text) &&
    !/^\P{Letter}*\p{Uppercase}{2,}\s\p{Uppercase}{2,}|^\p{Letter}+, \p{Uppercase}/u.test(text) &&
    !rules.leaningStart.test(text.replace(/^[«"“‘(]\s*/u, "")) &&
    !rules.pointer.test(text) &&
    !leansBack(text, rules.backwardPronoun) &&
    isClause(text, language) &&
    detectLanguage(text) === language
  );
}

/** A pronoun within the first words has nothing before it to stand for. */
function leansBack(text: string, pronoun: RegExp): boolean {
  const at = text.search(pronoun);
  return at >= 0 && at < 30;
}
