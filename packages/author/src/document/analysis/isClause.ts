import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { rulesOf } from "../rules/index.ts";
import { words } from "../rules/LanguageRules.ts";
import { englishParticiples } from "../rules/verbForms.ts";
import { verbsOf, wordsIn } from "../rules/verbs.ts";

/**
 * Whether a text says something of something: it has a finite verb that belongs to none of its
 * subordinate clauses. Entries of lists, captions and orders have none.
 */
export function isClause(text: string, language: InstructionLanguage): boolean {
  const { finite, nouns, openers, ending, infinitive, articles, plural, verbLast } =
    verbsOf[language];
  const { functionWords } = rulesOf[language];
  const tokens = wordsIn(text.replaceAll(/\([^()]*\)/gu, " "));
  let verbs = 0;
  let opened = 0;
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1] ?? "";
    // Two openers side by side open one clause: "that if", "die als".
    if (openers.has(token) && !openers.has(tokens[at - 1] ?? "")) opened += 1;
    // "The date you will need": an English relative clause without its pronoun.
    else if (opensContactClause(at)) opened += 1;
    // A second verb of a relative clause is none of the main clause: "that is new and has a name".
    else if (opened > 0 && !verbLast && joints.has(tokens[at - 1] ?? "")) continue;
    // An auxiliary and its verb are one: "can be", "kan worden".
    else if (at > 0 && isVerb(token, next) && !isBound(at, token, next)) verbs += 1;
    else if (plural.has(token) && /[^su]s$/u.test(tokens[at - 1] ?? "") && functionWords.has(next))
      verbs += 1;
    else if (verbLast && opened > verbs && ending.test(token) && closing.has(next)) verbs += 1;
  }
  return verbs > opened && (!verbLast || opened === 0 || hasVerbAhead());

  function opensContactClause(at: number): boolean {
    const before = tokens[at - 1] ?? "";
    return (
      language === "en" &&
      subjects.has(tokens[at] ?? "") &&
      articles.has(tokens[0]?.toLowerCase() ?? "") &&
      /^\p{Letter}/u.test(before) &&
      !functionWords.has(before)
    );
  }

  /** In Dutch all verbs of relative clauses close them: one that does not is the main clause's. */
  function hasVerbAhead(): boolean {
    return tokens.some((token, at) => {
      if (at === 0 || !finite.has(token)) return false;
      if (isPossessive(tokens[at - 1] ?? "", token, tokens[at + 1] ?? "")) return false;
      const rest = tokens.slice(at + 1);
      const open = rest.findIndex((each) => !finite.has(each) && !isParticiple(each));
      const next = open < 0 ? "" : (rest[open] ?? "");
      return !closing.has(next) && !joints.has(next);
    });
  }

  /** Behind an auxiliary, or "te" and "to", stands an infinitive; behind "het" one that is a noun, as "une mesure" is. */
  function isBound(at: number, verb: string, next: string): boolean {
    const before = tokens[at - 1] ?? "";
    if (isPossessive(before, verb, next)) return true;
    if (verbLast && before === "het" && verb.endsWith("en")) return true;
    if (nouns.forms.has(verb) && nouns.before.has(before)) return true;
    // "The hive you have bought is": what stands before is no auxiliary.
    const isParticiple = participles.has(before) && finite.has(tokens[at - 2] ?? "");
    return (finite.has(before) && !isParticiple) || before === "te" || before === "to";
  }

  /** Dutch "met zijn naam", "dat zijn waarde heeft bewezen". */
  function isPossessive(before: string, verb: string, next: string): boolean {
    if (verb !== "zijn" || !(openers.has(before) || prepositions.has(before))) return false;
    return !closing.has(next) && !finite.has(next) && !isParticiple(next);
  }

  function isVerb(token: string, next: string): boolean {
    if (bothForms.has(token) && asParticiple.has(next)) return false;
    return (
      finite.has(token) ||
      (token.length > 3 &&
        ending.test(token) &&
        !infinitive.test(token) &&
        !functionWords.has(token) &&
        articles.has(next))
    );
  }
}

/** Whether a place in a sentence lies in its main clause, with no other clause opened before it. */
export function inMainClause(sentence: string, at: number, language: InstructionLanguage): boolean {
  const before = wordsIn(sentence.slice(0, at));
  const { openers } = verbsOf[language];
  const isOpen = before.some((word) => openers.has(word) || infinitives.has(word));
  return (
    !isOpen &&
    before.filter((word) => word === "(").length === before.filter((word) => word === ")").length
  );
}

/** Pronouns that can only be a subject. */
const subjects = new Set(["you", "we", "they", "he", "she", "i"]);

const participles = words(englishParticiples);

const joints = new Set(["and", "or", "et", "ou", "en", "of"]);

/** "geïnstalleerd", "gebruikt": stands among the verbs that close a Dutch clause. */
function isParticiple(word: string): boolean {
  const stem = word.replace(/(?:d|t|en)$/u, "");
  return stem !== word && /ge./u.test(stem) && /^\p{Letter}+$/u.test(word);
}

/** A participle that looks like a finite form, and what stands behind it where it is one. */
const bothForms = new Set(["gebruikt"]);
const asParticiple = new Set(["voor", "door", "om", "als", "bij", "in", "op", "tijdens", ","]);

const closing = new Set(["", ",", ")"]);

/** Behind which "zijn" may own what follows. */
const prepositions = words(
  "met van op in aan door voor bij naar uit over onder tegen zonder tot tijdens",
);

/** What opens a clause whose verb is not finite. */
const infinitives = new Set(["om", "to", "pour", "afin", "sans", "without", "zonder"]);
