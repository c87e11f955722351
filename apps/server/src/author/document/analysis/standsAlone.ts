import type { InstructionLanguage } from "../../drafts.ts";
import { detectLanguage } from "../../texts/detectLanguage.ts";
import { rulesOf } from "../rules/index.ts";

const shortest = 40;
const longest = 240;
const fewestWords = 7;
const mostWords = 34;

/** Addresses, paths, options, code, placeholders. */
const technical =
  /https?:|www\.|\w@\w|[\\{}<>|~^=_#$`]|(?:^|\s)\/\w|\w\/\w+\/|\s--?\w|\(\d\)|\w\(\)|\.\w{2,4}(?=[\s,)])(?<=[a-z]\.\w{2,4})|\d+\.\d+\.\d+|\[\d*\]|[⁰¹²³⁴⁵⁶⁷⁸⁹]|\s[,.](?!\d)|…|\.\.\.|�/u;

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
    !/^\P{Letter}*\p{Uppercase}{2,}\s\p{Uppercase}{2,}|^\p{Letter}+, \p{Uppercase}/u.test(text) &&
    !rules.leaningStart.test(text.replace(/^[«"“‘(]\s*/u, "")) &&
    !rules.pointer.test(text) &&
    !leansBack(text, rules.backwardPronoun) &&
    detectLanguage(text) === language
  );
}

/** A pronoun within the first words has nothing before it to stand for. */
function leansBack(text: string, pronoun: RegExp): boolean {
  const at = text.search(pronoun);
  return at >= 0 && at < 30;
}

/** Every quotation mark and bracket that opens closes. */
function isBalanced(text: string): boolean {
  const pairs = ["()", "[]", "«»", "“”"];
  const count = (mark: string) => text.split(mark).length - 1;
  return (
    pairs.every((pair) => count(pair.charAt(0)) === count(pair.charAt(1))) && count('"') % 2 === 0
  );
}
