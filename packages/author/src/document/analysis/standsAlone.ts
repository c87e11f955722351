import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { detectLanguage } from "../../texts/detectLanguage.ts";
import { hanging } from "../rules/hanging.ts";
import { rulesOf } from "../rules/index.ts";
import { verbsOf, wordsIn } from "../rules/verbs.ts";
import { isClause } from "./isClause.ts";
import { isBalanced, technical, typographic } from "./readable.ts";

const bare = { shortest: 45, longest: 240, fewestWords: 9, mostWords: 34 };
const named = { shortest: 40, longest: 300, fewestWords: 7, mostWords: 46 };

/** Two sentences, or a label and one, that the layout ran together: "... is full, The next ...". */
const runsOn =
  /\p{Letter},? (?:De|Het|Een|Is|Er|The|An|It|This|Le|La|Les|Une|Il|Elle|Ce|Cette|You|We|Vous) \p{Lowercase}|^[^,.]{0,40} [–—-] |\p{Lowercase}, (?:Op|In|Bij|Voor|Met|Om|Na|Dans|Pour|Sur|Avec|On|At|For|With) \p{Lowercase}|\) (?:Van|De|Het|Voor|In|The|For|Le|La|Les|Pour) \p{Lowercase}|\d (?:Is|Est) |\p{Lowercase} (?:Om|Als|Door|Dit|Deze|If|When|To|Si|Pour|Lorsque) \p{Lowercase}|^\p{Uppercase}\p{Letter}+ (?:Bij|Op|In|Met|Voor|Naar|Om|Als|Wanneer|At|With|For|From|On|By|If|When|Dans|Avec|Sur|Pour|Par|Quand|Lorsque) \p{Lowercase}|\] \p{Uppercase}/u;

/** What is left of a sentence whose beginning stood elsewhere: "Debian, but is ...". */
const headless = /^(?:No|Yes|Non|Oui|Nee|Ja)\. |^\S+, (?:maar|but|mais|en|et|and|of|ou|or) /u;

/** The number of a heading: "C.2.2 Debian changelogs". */
const numbered = /^(?:\p{Uppercase}\.\d|\d+\.\d)/u;

/** Stands for something that another sentence names: "at most n", "the VVV part". */
const placeholder =
  /(?<![\p{Letter}\p{Number}’'-])[b-df-hj-np-tvwxz](?![\p{Letter}\p{Number}’'-])|(\p{Uppercase})\1\1/u;

/** "[1932] AC 562": where a judgment stands, and the parties to it, "Donoghue v Stevenson". */
const citation = / \[\d{4}\](?: \d)? [A-Z]{2,5}(?: \d+)?(?= |[.,;)]|$)/gu;
const versus = /(?<=\p{Letter}{2}) v (?=\p{Uppercase}\p{Letter})/gu;

/** Signs that a text of words has only by mistake of its layout, or where it shows code. */
const coded = /https?:|www\.|\w@\w|[\\{}<>|^=#$`∗•●▪◦→·¶†*…�´ˆ¨¸]|\.\.\.|\s[,.](?!\d)|\[\d*\]/u;

/**
 * Whether a reader who sees only this sentence understands what it says. One that is `named` is shown with
 * choices that name what it speaks of: it may be longer and hold names of files.
 */
export function standsAlone(
  sentence: string,
  language: InstructionLanguage,
  shown: "bare" | "named" = "bare",
): boolean {
  const bounds = shown === "bare" ? bare : named;
  const text = typographic(sentence).replaceAll(citation, "").replaceAll(versus, " – ");
  const rules = rulesOf[language];
  const words = text.match(/[\p{Letter}\p{Number}][\p{Letter}\p{Number}’'-]*/gu) ?? [];
  return (
    text.length >= bounds.shortest &&
    text.length <= bounds.longest &&
    words.length >= bounds.fewestWords &&
    words.length <= bounds.mostWords &&
    /^[«"“‘(]?\p{Uppercase}/u.test(text) &&
    /[\p{Letter}\p{Number})»”’%]\.$/u.test(text) &&
    !/[?!:;]/.test(text.replaceAll(/\u202F?[:;](?=\d)/g, "")) &&
    isBalanced(text) &&
    !(shown === "bare" ? technical : coded).test(text) &&
    !runsOn.test(text) &&
    !startsAnew(text, language) &&
    !headless.test(text) &&
    !numbered.test(text) &&
    !placeholder.test(text) &&
    !/\s\p{Uppercase}\.$|\p{Uppercase}\.\p{Uppercase}\.$|\p{Lowercase},\p{Lowercase}/u.test(text) &&
    !/^\P{Letter}*\p{Lu}{2,}\s\p{Lu}{2}|^\p{Letter}+, \p{Uppercase}/u.test(text) &&
    !rules.anaphoricStart.test(text.replace(/^[«"“‘(]\s*/u, "")) &&
    !rules.pointer.test(text) &&
    !hanging[language].test(text) &&
    !rules.fragment.test(text) &&
    !rules.lostPronoun.test(text) &&
    !leansBack(text, rules.backwardPronoun) &&
    !(shown === "bare" && language === "en" && lacksMany(text)) &&
    // What names a subject has its verb behind it.
    (shown === "named" || (!orders(text, language) && isClause(text, language))) &&
    detectLanguage(text) === language
  );
}

/**
 * No subject stands directly before an article: what does is a verb that orders, or has lost its
 * subject. In French an infinitive may be the subject, but of a verb that follows.
 */
function orders(text: string, language: InstructionLanguage): boolean {
  const { functionWords } = rulesOf[language];
  const [first = "", second = "", ...rest] = wordsIn(text);
  const { orders: ordering, finite, beforeArticles } = verbsOf[language];
  if (functionWords.has(first)) return false;
  if (ordering.has(first)) return true;
  if (language === "fr" && /(?:er|ir|[dtvi]re|clure)$/u.test(first))
    return !rest.some((word) => finite.has(word));
  return articles.has(second) && !beforeArticles.test(first);
}

const articles = new Set(
  "the a an your no all any each every its their de het een uw le la les l un une".split(" "),
);

/** What begins sentences, and is written small within them. */
const mayBegin = new Set("On There Op Bij".split(" "));

/** The end of a title, and the sentence that speaks of it: "an introduction Introductions are". */
const titleAhead = /(?<!\p{Letter})(\p{Ll}{5})\p{Ll}* (?=\p{Uppercase})(?i:\1)/u;

/** A verb or a determiner with a capital inside a sentence is where the layout glued another to it. */
function startsAnew(text: string, language: InstructionLanguage): boolean {
  if (titleAhead.test(text)) return true;
  const { determiners } = rulesOf[language];
  const opened =
    text.match(/(?<=\p{Lowercase} )\p{Uppercase}\p{Lowercase}*(?= \p{Letter})/gu) ?? [];
  if (opened.some((word) => determiners.has(word.toLowerCase()) || mayBegin.has(word))) return true;
  const inside =
    text.match(/(?<=\p{Lowercase} )\p{Uppercase}\p{Lowercase}+(?= \p{Lowercase})/gu) ?? [];
  return inside.some((word) => verbsOf[language].finite.has(word.toLowerCase()));
}

/** "They" with nothing before it that is many. */
function lacksMany(text: string): boolean {
  const at = text.search(/(?<!\p{Letter})(?:they|them|their)(?!\p{Letter})/iu);
  return at >= 0 && !manyThings.test(text.slice(0, at));
}

const manyThings =
  /\p{Letter}{2}s(?!\p{Letter})|(?<!\p{Letter})(?:and|people|children|men|women|everyone|somebody|everybody|police|team|mice|feet|teeth|bacteria|data|who|anyone|cattle|fish|sheep)(?!\p{Letter})/iu;

/** A pronoun within the first words has nothing before it to stand for. */
function leansBack(text: string, pronoun: RegExp): boolean {
  const at = text.search(pronoun);
  return at >= 0 && at < 30;
}
