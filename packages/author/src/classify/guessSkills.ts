import type { Area, ClassificationLabel } from "@alambic/contract";

import type { InstructionLanguage } from "../model/InstructionLanguage.ts";
import { mentions } from "../texts/foldText.ts";
import { asksForLanguage, cueBonus, languageWeights } from "./languageCues.ts";
import { lexicon } from "./Lexicon.ts";
import { meaningsOf } from "./meanings.ts";
import { otherLanguages } from "./otherLanguages.ts";
import type { OtherLanguage } from "./otherLanguages.ts";
import { ownLanguage } from "./ownLanguage.ts";
import { relativesOf } from "./relatives.ts";
import { scoreSkills } from "./scoreSkills.ts";
import { buildProfiles, likenessToSkills } from "./SkillProfiles.ts";
import type { SkillProfiles } from "./SkillProfiles.ts";
import { allSkills } from "./skills.ts";
import { contentWords } from "./contentWords.ts";

const mostGuesses = 6;
const mostWords = 60;
/** What the name of a language counts of which nothing more is known. */
const nameAlone = 0.9;
/** What the mere look of the words counts, next to a word that is known. */
const lettersWeight = 0.6;
/** What a near relative of the best guess counts next to it, and what each farther one less. */
const nearRelative = 0.2;
const fartherRelative = 0.03;
/** What the other area of one's own language counts, where the topic says which it is and not. */
const otherAreaTold = 0.4;
const otherAreaUntold = 0.6;
/** What each meaning of a word of several counts, what each less likely one less, and all else. */
const oneMeaning = { likeliest: 0.8, less: 0.02, otherwise: 0.4 };

/** A skill that a topic may be about; the higher the score, the more speaks for it. */
export interface Guess extends ClassificationLabel {
  readonly score: number;
}

interface Index {
  readonly profiles: SkillProfiles;
  readonly languages: ReadonlyMap<string, OtherLanguage>;
}

let built: Index | undefined;

/** What a folded topic may be about, the likeliest first; nothing where it has no letters. */
export function guessSkills(folded: string, language: InstructionLanguage): readonly Guess[] {
  built ??= {
    profiles: buildProfiles(allSkills()),
    languages: otherLanguages(),
  };
  const guesses = guessByWords(folded, language, built);
  const words = contentWords(folded).slice(0, mostWords);
  for (const [entry, likeness] of likenessToSkills(words, built.profiles)) {
    const known = guesses.get(entry.skill);
    const score = (known?.score ?? 0) + lettersWeight * likeness;
    guesses.set(entry.skill, {
      skill: entry.skill,
      domain: entry.domain,
      area: areaOf(entry.skill, entry.area, folded, language),
      ...known,
      score,
    });
  }
  addRelatives(guesses, folded, language);
  weighMeanings(guesses, folded, language);
  return ranked(withBothAreas([...guesses.values()], folded, language)).slice(0, mostGuesses);
}

function guessByWords(
  folded: string,
  language: InstructionLanguage,
  { languages }: Index,
): Map<string, Guess> {
  const scores = scoreSkills(folded, language, lexicon());
  const weigh = languageWeights(folded, language, scores);
  const guesses = new Map<string, Guess>();
  for (const [entry, score] of scores)
    guesses.set(entry.skill, {
      skill: entry.skill,
      domain: entry.domain,
      area: areaOf(entry.skill, entry.area, folded, language),
      score: weigh(entry, score),
    });
  const other = languageIn(folded, languages);
  if (other !== null && !guesses.has(other.skill))
    guesses.set(other.skill, {
      skill: other.skill,
      domain: "languages",
      area: other.old ? "old" : "foreign",
      score: nameAlone + (asksForLanguage(folded, language) ? cueBonus : 0),
    });
  return guesses;
}

function ranked(guesses: readonly Guess[]): readonly Guess[] {
  return guesses.toSorted((a, b) => b.score - a.score);
}

/** Gives the near relatives of the best guess a little, so that they come before mere chance. */
function addRelatives(
  guesses: Map<string, Guess>,
  folded: string,
  language: InstructionLanguage,
): void {
  const [best] = ranked([...guesses.values()]);
  if (best === undefined) return;
  for (const [index, name] of relativesOf(best.skill).entries()) {
    const entry = allSkills().find(({ skill }) => skill === name);
    if (entry === undefined) continue;
    const more = Math.min(1, best.score) * (nearRelative - index * fartherRelative);
    guesses.set(name, {
      skill: name,
      domain: entry.domain,
      area: areaOf(name, entry.area, folded, language),
      score: (guesses.get(name)?.score ?? 0) + more,
    });
  }
}

/** Believes none of the meanings of a word that is the whole topic where it has several. */
function weighMeanings(
  guesses: Map<string, Guess>,
  folded: string,
  language: InstructionLanguage,
): void {
  const [word = "", ...more] = contentWords(folded);
  const meanings = more.length === 0 ? meaningsOf(word) : [];
  if (meanings.length === 0) return;
  for (const [name, guess] of guesses)
    guesses.set(name, { ...guess, score: Math.min(guess.score, oneMeaning.otherwise) });
  for (const { skill, domain, area } of allSkills()) {
    const rank = meanings.indexOf(skill);
    if (rank === -1) continue;
    const score = oneMeaning.likeliest - rank * oneMeaning.less;
    guesses.set(skill, { skill, domain, area: areaOf(skill, area, folded, language), score });
  }
}

/** Offers one's own language both as a school subject and as a language to be learned. */
function withBothAreas(
  guesses: readonly Guess[],
  folded: string,
  language: InstructionLanguage,
): readonly Guess[] {
  return guesses.flatMap((guess) => {
    const own = ownLanguage(guess.skill, folded, language);
    if (own === null) return [guess];
    const share = own.isTold ? otherAreaTold : otherAreaUntold;
    return [guess, { ...guess, area: own.otherArea, score: share * guess.score }];
  });
}

function areaOf(skill: string, area: Area, folded: string, language: InstructionLanguage): Area {
  const own = ownLanguage(skill, folded, language);
  if (own !== null) return own.area;
  return skill === "french" && mentions(folded, ["fle", "langue etrangere"]) ? "fle" : area;
}

function languageIn(
  folded: string,
  languages: ReadonlyMap<string, OtherLanguage>,
): OtherLanguage | null {
  const words = folded.trim().split(" ").slice(0, mostWords);
  for (const [index, word] of words.entries()) {
    const found = languages.get(`${word} ${words[index + 1] ?? ""}`) ?? languages.get(word);
    if (found !== undefined) return found;
  }
  return null;
}
