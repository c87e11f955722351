import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { definitionRulesOf } from "../rules/definition-forms.ts";
import type { DefinedMake, DefinitionForm } from "../rules/definition-forms.ts";
import { rulesOf } from "../rules/index.ts";
import { verbsOf } from "../rules/verbs.ts";
import { cut, isVagueTerm, ownName, startsVaguely } from "./definitionIn.ts";
import { isClause } from "./isClause.ts";
import { tells } from "./namesOf.ts";
import { isBalanced, technical, typographic } from "./readable.ts";

/** What a sentence of a short text defines, told by its form alone. */
export interface DefinitionByForm {
  readonly term: string;
  /** Word for word in the sentence, as the term is. */
  readonly definition: string;
  readonly make: DefinedMake;
}

const bounds = { shortest: 17, longest: 240, fewestWords: 4, longestSentence: 420 };
const mostTermWords = 3;
const longestTerm = 40;
const shortestTerm = 3;
/** Where a definition may be told apart from others of its kind, in words. */
const longestHead = 7;
/** A pronoun within so many characters has no noun before it to stand for. */
const beginning = 30;

/**
 * The definition that a sentence gives by its form: a term, a kind of thing, and what tells it from others of
 * the kind. A text of a few pages says each thing once, so that nothing else shows what its terms are. The
 * definition is understood without the rest of its sentence. Null where there is a doubt.
 */
export function definitionByForm(
  sentence: string,
  language: InstructionLanguage,
): DefinitionByForm | null {
  const text = typographic(sentence);
  if (!/[\p{Letter}\p{Number})»”’%]\.$/u.test(text) || text.length > bounds.longestSentence)
    return null;
  const said = text.slice(0, -1);
  for (const form of definitionRulesOf[language].forms) {
    const found = form.pattern.exec(said);
    const { term = "", definition: given = "" } = found?.groups ?? {};
    if (found === null || term === "") continue;
    const definition = given.trim();
    const before = said.slice(0, found.index + found[0].indexOf(term));
    const after = said.slice(said.lastIndexOf(definition) + definition.length);
    const isSound =
      isTerm(term, before, form, language) &&
      isDefinition(definition, form, language) &&
      (!form.isAside || standsAside(definition, { before, term, after }, language)) &&
      !tells(definition, term) &&
      !isWithin(definition, term);
    if (isSound)
      return {
        term: sameIn(sentence, text, term),
        definition: sameIn(sentence, text, definition),
        make: form.make,
      };
  }
  return null;
}

/** The words as the sentence writes them, apostrophes included. */
function sameIn(sentence: string, text: string, words: string): string {
  const at = text.lastIndexOf(words);
  return sentence.slice(at, at + words.length);
}

function isTerm(
  term: string,
  before: string,
  { isNamed, isAside }: DefinitionForm,
  language: InstructionLanguage,
): boolean {
  const { functionWords, generalNouns } = rulesOf[language];
  const { joints, leaning, noTerm } = definitionRulesOf[language];
  const words = term.toLowerCase().split(/[ ’']/u);
  const telling = words.filter((word) => !joints.has(word));
  const [first = "", last = ""] = [words[0], words.at(-1)];
  const isDefinite = /(?:^|[ (])(?:the|le|la|les|l’|de|het|du|des)\s?$/iu.test(before);
  return (
    term.length >= shortestTerm &&
    term.length <= longestTerm &&
    telling.length <= mostTermWords &&
    !functionWords.has(first) &&
    !functionWords.has(last) &&
    !telling.some((word) => functionWords.has(word) || generalNouns.has(word)) &&
    !isVagueTerm(term) &&
    !related.test(term) &&
    !(isAside && noTerm.test(telling.at(-1) ?? "")) &&
    // A bare beginning of a sentence is a name or a thing without an article; only a French thing has one.
    (isNamed || !isDefinite || words.length > 1 || !leaning.has(first))
  );
}

/** What is so of something else, and no term by itself: "the main instrument", "het spiegelbeeld van inflatie". */
const related =
  /^(?:main|chief|principal|primary|principale|voornaamste|belangrijkste|grootste|most|plus)(?!\p{Letter})|(?<!\p{Letter})(?:mirror image|opposite|reverse|counterpart|contraire|inverse|pendant|reflet|spiegelbeeld|tegendeel|tegenpool|tegenhanger)(?!\p{Letter})/iu;

/** A second sentence behind a comma: "a mug is a cylinder with a handle, a bottle is one with a neck". */
const goesOn =
  /, (?:(?:and|et|en) )?(?:(?:an?|the|une?|les?|la|een|de|het) |l[’'])[\p{Letter}’'-]+(?: [\p{Letter}’'-]+){0,2} (?:is|are|est|sont|zijn|has|have|a|ont|heeft|hebben) /u;

function isDefinition(
  definition: string,
  { isWhole }: DefinitionForm,
  language: InstructionLanguage,
): boolean {
  const { pointer } = rulesOf[language];
  const { apart, emptyKinds, judging, lost, outside } = definitionRulesOf[language];
  const words = definition.split(/\s+/u);
  const at = definition.search(apart);
  const head = at < 0 ? "" : definition.slice(0, at);
  const pronoun = definition.search(lost);
  return (
    !goesOn.test(definition) &&
    definition.length >= bounds.shortest &&
    definition.length <= bounds.longest &&
    words.length >= bounds.fewestWords &&
    (isWhole ||
      (head !== "" &&
        head.split(/\s+/u).length <= longestHead &&
        !emptyKinds.test(head) &&
        !judging.test(head))) &&
    !ownName.test(definition) &&
    !superlative.test(definition) &&
    !startsVaguely.test(definition) &&
    !cut.test(definition) &&
    !/(?<!\p{Letter})(?:and|or|with|on|in|at|to|et|ou|à|aux?|avec|pour|of|en|met|op|voor|te)$/u.test(
      definition,
    ) &&
    (pronoun < 0 || pronoun >= beginning) &&
    !outside.test(definition) &&
    !pointer.test(definition.replaceAll(pairs, " ")) &&
    !technical.test(definition) &&
    isBalanced(definition)
  );
}

/**
 * Whether what stands behind a comma explains the word before it: it says nothing of its own, the words before it
 * do, or come back behind it, and a bare term has a small word or a verb before it.
 */
function standsAside(
  definition: string,
  { before, term, after }: Readonly<Record<"before" | "term" | "after", string>>,
  language: InstructionLanguage,
): boolean {
  const { functionWords } = rulesOf[language];
  const { finite } = verbsOf[language];
  if (isClause(`${definition.replaceAll(participles, " ")}.`, language)) return false;
  // "More than half live in a town, a share that …": that is said of all that stands before it.
  if (share.test(definition) || /(?:^|[ (])(?:an?|une?|een) $/iu.test(before)) return false;
  // "Gluten, a protein of wheat, makes …": what begins the sentence is what it speaks of.
  if (/^(?:\p{Letter}+[ ’])?$/u.test(before)) return after.startsWith(", ");
  const last = /(\p{Letter}+)[ ’']$/u.exec(before)?.[1]?.toLowerCase() ?? "";
  return (
    (functionWords.has(last) || finite.has(last) || last.endsWith("s")) &&
    (isClause(`${before}${term}.`, language) || !/^\p{Uppercase}\p{Letter}+ [^,]*$/u.test(before))
  );
}

const share =
  /^(?:an?|une?|een) (?:share|proportion|part|number|amount|figure|record|nombre|quantité|chiffre|aandeel|deel|aantal|hoeveelheid|cijfer|percentage)(?!\p{Letter})/iu;

/** They look like verbs of their own: "a protein found in wheat". */
const participles =
  /(?<=\p{Letter}) (?:made|found|used|built|kept|held|set|put|cut|drawn|sent)(?= )/gu;

/** A compound that a word of its definition is a part of: "rolsteiger", of "steiger". */
function isWithin(definition: string, term: string): boolean {
  return (definition.toLowerCase().match(/\p{Letter}{4,}/gu) ?? []).some((word) =>
    term.toLowerCase().includes(word),
  );
}

/** "From one … to the other" names both. */
const pairs = /d’une? \p{Letter}+ à l’autre|d’un côté à l’autre|de l’une? à l’autre/gu;

/** "The part that is the most expensive": ranked, not defined. */
const superlative =
  /(?<!\p{Letter})(?:the (?:most|least)|l[ea]s? (?:plus|moins)|(?:de|het) (?:meest|minst)|het \p{Lowercase}{3,}st (?:is|zijn))(?!\p{Letter})/u;
