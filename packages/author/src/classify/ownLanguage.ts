import type { Area } from "@alambic/contract";

import type { InstructionLanguage } from "../model/InstructionLanguage.ts";
import { mentions } from "../texts/foldText.ts";

/** The skill that is the language a topic is written in. */
const skillOf = { fr: "french", en: "english", nl: "dutch" } as const;

/** What that language is to those who learn it as newcomers: French has an area of its own. */
const toNewcomers = { fr: "fle", en: "foreign", nl: "foreign" } as const satisfies Record<
  InstructionLanguage,
  Area
>;

/** Words of those who do not speak the language yet. Folded; a star stands for any ending. */
const newcomers = {
  fr: (
    "fle|fls|langue etrangere|langue seconde|etrangers|refugies|migrants|primo arrivants|allophones|naturalisation|" +
    "debutant*|delf|dalf|tcf|tef|apprendre le francais|parler francais|parler le francais|a1|a2|b1|b2|c1|c2|" +
    "francais de tous les jours|prononciation du francais|pour anglophones|alphabetisation|en france"
  ).split("|"),
  en: (
    "esl|efl|as a second language|as a foreign language|second language|ielts|toefl|toeic|cambridge|a1|a2|b1|b2|c1|" +
    "c2|learn english|learning english|speak english|speaking|business english|english for|in english|conversation*|" +
    "accent|american english|british english|phrasal verb*|present perfect|beginner*|travel|" +
    "legal english|medical english|noun clauses|listening|pronunciation|idioms|small talk in english"
  ).split("|"),
  nl: (
    "nt2|tweede taal|anderstalig*|nieuwkomers|inburger*|expats|a1|a2|b1|b2|c1|c2|staatsexamen|de of het|" +
    "nederlands leren|leer nederlands|nederlands spreken|voor beginners|vluchtelingen|uitspraak|conversatie|" +
    "nederlands voor|nederlands op|nederlands in"
  ).split("|"),
} as const satisfies Record<InstructionLanguage, readonly string[]>;

/** The two things that one's own language can be: a school subject, and a language to be learned. */
export interface OwnLanguage {
  readonly area: Area;
  readonly otherArea: Area;
  /** Whether the topic says which of the two it is. */
  readonly isTold: boolean;
}

/**
 * What a skill is in a folded topic that is written in that very language: `generic` (spelling,
 * grammar, as at school) unless it is meant for newcomers. Null for all other skills.
 */
export function ownLanguage(
  skill: string,
  folded: string,
  language: InstructionLanguage,
): OwnLanguage | null {
  if (skill !== skillOf[language]) return null;
  const learned = toNewcomers[language];
  return mentions(folded, newcomers[language])
    ? { area: learned, otherArea: "generic", isTold: true }
    : { area: "generic", otherArea: learned, isTold: false };
}
