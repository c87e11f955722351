import type { InstructionLanguage } from "../model/InstructionLanguage.ts";
import { foldText, mentions } from "../texts/foldText.ts";
import { stopWords } from "./stop-words.ts";
import type { Skill } from "./readLexicon.ts";
import { allSkills } from "./skills.ts";

/** Words that mean learning a language once one is named. Folded; a star stands for any ending. */
const cues = (
  "apprendre parler vocabulaire grammaire conjugaison conversation mots langue debutant* verbes prononciation voyage " +
  "expressions alphabet accent a1 a2 b1 b2 c1 c2 speak* vocabulary grammar words language beginner* phrases verbs " +
  "pronunciation tenses travellers leren spreken woordenschat grammatica woorden taal zinnen uitspraak werkwoorden " +
  "alfabet op reis vakantie nombres numbers getallen jours mois days months dagen maanden couleurs colours kleuren"
).split(" ");
export const cueBonus = 0.8;

/** What stands for the other languages of a topic that names one of them. */
const unnamed = 0.4;

/** Function words behind a language's name, which is then no adjective. */
const behindName = new Set(
  "for in from at on as and basics course voor op in van en om pour de en et".split(" "),
);

let names: ReadonlyMap<string, string> | undefined;

/**
 * Weighs the languages in a topic: more where it says that one is to be learned, less where it
 * names another one. Skills of other domains keep their score.
 */
export function languageWeights(
  folded: string,
  language: InstructionLanguage,
  scores: ReadonlyMap<Skill, number>,
): (skill: Skill, score: number) => number {
  const named = namedLanguages(folded);
  const bonus = asksForLanguage(folded, language) ? cueBonus : 0;
  const someNamed = [...scores.keys()].some(({ skill }) => named.has(skill));
  return ({ skill, domain }, score) => {
    if (domain !== "languages") return score;
    if (named.has(skill)) return score + bonus;
    return someNamed ? score * unnamed : score + bonus * Math.min(1, score);
  };
}

/** What stands before the name of the language in which something is to be said. */
const sayingIn = /(?:^| )(?:in(?: het)?|en) (\S+)$/u;

/** Whether a topic that names a language is about learning it. */
export function asksForLanguage(folded: string, language: InstructionLanguage): boolean {
  return mentions(folded, cues) || startsWithName(folded, language) || endsInName(folded);
}

/** Whether a topic is about saying something in a language: the weather in French. */
function endsInName(folded: string): boolean {
  const [, name = ""] = sayingIn.exec(folded.trim()) ?? [];
  return languageNames().has(name);
}

/**
 * Whether a topic starts with a language's name that is no adjective: in French and in Dutch its
 * form or its place tells, in English the word behind it.
 */
function startsWithName(folded: string, language: InstructionLanguage): boolean {
  const words = folded.trim().split(" ");
  const at = words.findIndex((word) => !stopWords.has(word));
  const [first = "", second] = words.slice(at);
  if (at < 0 || !languageNames().has(first)) return false;
  return language !== "en" || second === undefined || behindName.has(second);
}

function namedLanguages(folded: string): ReadonlySet<string> {
  const known = languageNames();
  return new Set(
    folded
      .trim()
      .split(" ")
      .flatMap((word) => known.get(word) ?? []),
  );
}

/** Skills by the names of their languages, and by words that are as good as a name. */
function languageNames(): ReadonlyMap<string, string> {
  names ??= new Map(
    allSkills()
      .filter(({ domain }) => domain === "languages")
      .flatMap(({ skill, phrases }) =>
        phrases
          .filter(({ language, isWeak }) => language === null && !isWeak)
          .map(({ text }) => [foldText(text).trim(), skill] as const),
      ),
  );
  return names;
}
