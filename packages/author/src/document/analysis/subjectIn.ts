import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { rulesOf } from "../rules/index.ts";
import { verbsOf } from "../rules/verbs.ts";
import type { Noun } from "./nounsOf.ts";
import { nounRulesOf } from "../rules/nouns/index.ts";
import type { NounNumber } from "../rules/nouns/index.ts";

/** What a sentence speaks of, and what it says of it. */
export interface FoundSubject {
  readonly subject: string;
  /** From its verb to the last letter. */
  readonly predicate: string;
  /** In small letters, empty for none. */
  readonly article: string;
  readonly number: NounNumber;
  /** A proper name or an abbreviation, or words for a thing. */
  readonly kind: "name" | "thing";
}

/** What shows the gender of a French subject: "est installée". */
const showsGender =
  /^(?:ne |n’|se |s’)?(?:est|sont|était|étaient|a été|ont été|peut être|peuvent être|doit être|doivent être|devient|reste)(?!\p{Letter})/u;

/** Whether another subject could stand before a predicate as far as grammar goes. */
export function fitsBefore(
  { predicate, article, number, kind }: FoundSubject,
  other: FoundSubject,
  language: InstructionLanguage,
): boolean {
  const isTold = language === "fr" && showsGender.test(predicate);
  return other.kind === kind && other.number === number && (!isTold || other.article === article);
}

/** A subject without its article. */
export function bareSubject({
  subject,
  article,
}: Pick<FoundSubject, "subject" | "article">): string {
  return subject.slice(article.length).replace(/^[ ’']/u, "");
}

interface Known {
  readonly nouns: ReadonlyMap<string, Noun>;
  readonly capitals: ReadonlySet<string>;
  /** By noun, how many kinds of it the document names. */
  readonly kinds: ReadonlyMap<string, number>;
}

const longestSubject = 60;
const mostWords = 6;
const shortestPredicate = 32;
const fewestWords = 5;
const stemLength = 5;
const manyKinds = 4;

/** What stands in a subject and makes it more than one thing, or another clause. */
const parted =
  /[,;:()«»“”"¹²³]|\p{Letter}[’']s(?!\p{Letter})|(?<!\p{Letter})(?:and|or|et|ou|en|of(?= (?:een|de|het) )|not|only)(?!\p{Letter})/u;
const dutchOr = /(?<!\p{Letter})(?:of|en|die|dat)(?!\p{Letter})/u;

/** Verbs that say little, or of which the rest is the topic of another sentence. */
const hollow =
  /^(?:(?:is|are|was|were|est|sont|était|étaient|zijn|wordt|worden) (?:quite|rather|fairly|especially|particularly|plutôt|assez|particulièrement|vrij|tamelijk|bijzonder|also|only|very|more|not|still|too|therefore|thus|aussi|très|plus|pas|donc|encore|ook|zeer|meer|niet|nog|dus|same|the same|le même|la même|dezelfde|hetzelfde)(?!\p{Letter})|(?:will|would|should|sera|seront|devrait|zal|zullen|zou)(?!\p{Letter}))|, (?:it|they|he|she|elle|elles|il|ils|ze|zij|hij|het) /u;

/** The subject of a sentence that names it well enough to be asked for, and its predicate; null where there is none. */
export function subjectIn(
  sentence: string,
  language: InstructionLanguage,
  known: Known,
): FoundSubject | null {
  const at = verbAt(sentence, language);
  if (at === null) return null;
  const subject = sentence.slice(0, at).trim();
  const predicate = sentence.slice(at).replace(/\.$/u, "");
  const words = subject.split(/[ ’']/u);
  const [first = ""] = words;
  if (!/^\p{Uppercase}/u.test(subject) || /[_=/]/u.test(subject)) return null;
  const isEnough =
    subject.length <= longestSubject &&
    words.length <= mostWords &&
    predicate.length >= shortestPredicate &&
    predicate.split(" ").length >= fewestWords;
  if (!isEnough || parted.test(subject) || hollow.test(predicate)) return null;
  if (language === "nl" && dutchOr.test(subject)) return null;
  const determiner = determinerOf(first, language);
  if (determiner === null) return null;
  const rest = determiner === "" ? words : words.slice(1);
  if (isBroken(rest, language) || predicate.startsWith("comment ")) return null;
  if (!isTelling(rest, determiner, language, known)) return null;
  if (rest.some((word) => repeats(word, predicate))) return null;
  const head = headOf(rest, language);
  const number =
    known.nouns.get(head.toLowerCase())?.number ?? nounRulesOf[language].numberOf(head) ?? "one";
  const kind = rest.every((word) => small.has(word) || isProper(word, known)) ? "name" : "thing";
  if (determiner === "" && kind === "thing" && !standsBare(rest, number, language, known))
    return null;
  return { subject, predicate, article: determiner, number, kind };
}

/** "The path the Sun", "The Russians then": more than one thing, or less. */
function isBroken(words: readonly string[], language: InstructionLanguage): boolean {
  const { functionWords } = rulesOf[language];
  return (
    functionWords.has(words.at(-1) ?? "") ||
    words.some((word, at) => innerArticles[language].has(word) && !small.has(words[at - 1] ?? ""))
  );
}

/** What begins another thing where no preposition stands before it. */
const innerArticles: Readonly<Record<InstructionLanguage, ReadonlySet<string>>> = {
  en: new Set(["the", "a", "an"]),
  fr: new Set(["un", "une"]),
  nl: new Set(["de", "het", "een"]),
};

/** A word that is written with a capital within sentences, or has one inside, or a digit. */
function isProper(word: string, { capitals }: Known): boolean {
  return (
    /^\p{Uppercase}/u.test(word) && (capitals.has(word) || /[\p{Uppercase}\d]/u.test(word.slice(1)))
  );
}

/** "Packages", "Support for": what is said of a thing without an article; in Dutch an adverb may stand there. */
function standsBare(
  words: readonly string[],
  number: NounNumber,
  language: InstructionLanguage,
  { nouns }: Known,
): boolean {
  const [first = "", second = ""] = words;
  if (language === "fr" || !/^\p{Uppercase}\p{Lowercase}+$/u.test(first)) return false;
  const isNoun = nouns.has(first.toLowerCase());
  if (language === "nl" && words.length === 1) return isNoun && number === "many";
  return isNoun && (number === "many" || (language === "en" && /^(?:of|for|in)$/u.test(second)));
}

/** The article that a subject begins with, in small letters; empty for none, null for another small word. */
function determinerOf(first: string, language: InstructionLanguage): string | null {
  const word = first.toLowerCase();
  if (articles.has(word)) return word;
  if (verbsOf[language].openers.has(word)) return null;
  return rulesOf[language].functionWords.has(word) || rulesOf[language].determiners.has(word)
    ? null
    : "";
}

const articles = new Set("the a an le la l les un une de het een".split(" "));
/** What is said of any one of a kind, or behind a definite article where a name or more than one word tells it. */
const indefinite = new Set("a an un une een".split(" "));
const small = new Set("of de du des d van voor à for in en l la le les the".split(" "));

function isTelling(
  words: readonly string[],
  determiner: string,
  language: InstructionLanguage,
  { nouns, capitals, kinds }: Known,
): boolean {
  const { generalNouns, functionWords } = rulesOf[language];
  const content = words.filter(
    (word) => word.length > 2 && !functionWords.has(word.toLowerCase()) && !small.has(word),
  );
  const isName = (word: string) =>
    /\p{Uppercase}/u.test(word.slice(determiner === "" ? 1 : 0)) || capitals.has(word);
  const head = headOf(words, language);
  const isKnown = nouns.has(head.toLowerCase()) || words.some(isName);
  if (!isKnown || generalNouns.has(head.toLowerCase()) || functionWords.has(head.toLowerCase()))
    return false;
  if (words.some((word) => vague.test(/^\p{Uppercase}{2}/u.test(word) ? word : word.toLowerCase())))
    return false;
  return (
    words.some(isName) ||
    content.length > 1 ||
    indefinite.has(determiner) ||
    // Of few kinds of it the document speaks, so that it is known which.
    (content.length === 1 && (kinds.get(head.toLowerCase()) ?? 0) < manyKinds)
  );
}

/** One among others that are not named. */
const vague =
  /^(?:this|these|that|those|such|what|component|advantage|disadvantage|drawback|difference|purpose|goal|aim|reason|idea|choice|explanation|meaning|problem|question|detail|preference|ce|cet|cette|ces|tels?|telles?|avantage|inconvénient|différence|but|objectif|raison|idée|choix|explication|signification|problème|détail|préférence|voulue?|deze|dit|dat|die|dergelijke?|zo’n|voordeel|nadeel|verschil|doel|reden|idee|keuze|uitleg|betekenis|probleem|vraag|detail|voorkeur|afbeelding|image|figure|figuur|\p{Uppercase}\p{Uppercase}?|(\p{Uppercase})\1\1|first|second|third|last|next|other|others|same|main|new|old|default|following|previous|current|above|whole|entire|rest|example|text|document|chapter|section|manual|page|author|reader|user|command|option|premi(?:er|ère)|deuxième|second|seconde|dernière?|autres?|même|nouve(?:au|lle)|principale?|suivante?s?|précédente?s?|exemple|texte|document|chapitre|manuel|page|auteur|utilisateur|commande|eerste|tweede|laatste|volgende|andere?|zelfde|nieuwe|oude|huidige|vorige|voorbeeld|tekst|hoofdstuk|handleiding|bladzijde|gebruiker|opdracht|optie)$/u;

/** The noun that the others belong to. */
function headOf(words: readonly string[], language: InstructionLanguage): string {
  const of = words.findIndex((word, index) => index > 0 && small.has(word));
  const phrase = of < 0 ? words : words.slice(0, of);
  if (language === "fr") return phrase[0] ?? "";
  return phrase.at(-1) ?? "";
}

/** A word of the subject stands in the predicate as well. */
function repeats(word: string, predicate: string): boolean {
  return (
    word.length >= stemLength &&
    predicate.toLowerCase().includes(word.toLowerCase().slice(0, stemLength))
  );
}

/** Where the first verb begins, "ne" and "se" before it included; null where there is none that is certain. */
function verbAt(sentence: string, language: InstructionLanguage): number | null {
  const { finite, openers, nouns, ending, infinitive, articles: behind } = verbsOf[language];
  const { functionWords } = rulesOf[language];
  /** "The installer detects the …": an ending of verbs, and an article behind it. */
  const isVerb = (word: string, rest: string) =>
    word.length > 3 &&
    ending.test(word) &&
    !infinitive.test(word) &&
    !functionWords.has(word) &&
    behind.has(/^ (\p{Letter}+)[ ’']/u.exec(rest)?.[1]?.toLowerCase() ?? "");
  let before = { word: "", index: 0 };
  let pending: number | null = null;
  for (const { 0: found, index } of sentence.matchAll(/\p{Letter}[\p{Letter}-]*/gu)) {
    const word = found.toLowerCase();
    if (index > longestSubject + 12 || (index > 0 && openers.has(word))) return null;
    if (clitics.has(word) && language === "fr") pending ??= index;
    else if (
      index > 0 &&
      (finite.has(found) || isVerb(found, sentence.slice(index + found.length)))
    ) {
      const isNoun =
        (nouns.forms.has(word) && nouns.before.has(before.word)) ||
        (language === "en" && ambiguous.has(word) && !hasObject(sentence.slice(index)));
      const isPossessive = language === "nl" && word === "zijn" && prepositions.has(before.word);
      if (isPossessive) return null;
      if (!isNoun) return pending ?? index;
    } else pending = null;
    before = { word, index };
  }
  return null;
}

const clitics = new Set(["ne", "n", "se", "s"]);
const prepositions = new Set("met van op in aan door voor bij naar uit over".split(" "));
/** Forms that are as often plural nouns. */
const ambiguous = new Set(
  "uses works runs starts ends shows means needs forms keeps leads causes controls offers supports use work run start end show need form control offer support".split(
    " ",
  ),
);

/** "The system uses the …": behind a verb stands what it is done to, or a word that leads there. */
function hasObject(rest: string): boolean {
  return /^\p{Letter}+ (?:the|an?|its|their|all|any|every|each|no|to|on|with|in|as|by|\d+) /u.test(
    rest,
  );
}
