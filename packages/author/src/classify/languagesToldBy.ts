import type { InstructionLanguage } from "../model/InstructionLanguage.ts";
import { functionWords } from "../texts/detectLanguage.ts";
import { foldText } from "../texts/foldText.ts";
import { lexicon, partOfPhrase } from "./Lexicon.ts";
import { stopWords } from "./stop-words.ts";
import { topicWords } from "./topic-words.ts";
import { wordsOfTopic } from "./wordsOfTopic.ts";

const languages = ["fr", "en", "nl"] as const;

/** What topics begin with, besides the commonest words of a language. */
const furtherWords: Readonly<Record<InstructionLanguage, string>> = {
  fr: "de l' d' j' n' s' c' m' qu' mon ma mes comment pourquoi apprendre",
  en: "my your how what why learn",
  nl: "mijn jouw hoe wat waarom leren",
};

/** Letters that one of the three languages has, and the others only in words that they borrowed. */
const tellingLetters = { fr: /[àâçèéêîôùûœæ]/u, nl: /[ei]ë|eï/u };

/** Shorter words stand for too many things. Words of learning stand in terms of other languages too. */
const shortest = 3;

type Lists = ReadonlyMap<string, readonly InstructionLanguage[]>;

let built: { readonly small: Lists; readonly common: Lists } | undefined;

/** The languages of which a word of a topic of so many words can be; none where it does not tell. */
export function languagesToldBy(word: string, count: number): readonly InstructionLanguage[] {
  built ??= { small: smallWords(), common: commonWords() };
  const small = built.small.get(word);
  if (small !== undefined && count > 1) return small;
  if (tellingLetters.fr.test(word)) return ["fr"];
  if (tellingLetters.nl.test(word)) return ["nl"];
  const folded = foldText(word).trim();
  if (folded.length < shortest || stopWords.has(folded)) return [];
  const found = languagesOf(folded, built.common.get(folded) ?? []);
  return found.length === 1 ? found : [];
}

/**
 * The languages that have a word, given those in which it is common. As a term of several languages
 * it tells no more than that; as a mere part of terms, nothing unless it is common.
 */
function languagesOf(
  folded: string,
  common: readonly InstructionLanguage[],
): readonly InstructionLanguage[] {
  const votes = lexicon().words.get(folded) ?? [];
  const terms = votes.filter(({ strength }) => strength > partOfPhrase);
  if (terms.length === 0 && common.length === 0) return [];
  if (terms.some(({ language }) => language === null)) return common;
  const named = terms.length > 0 ? terms : votes;
  return languages.filter(
    (language) => common.includes(language) || named.some((vote) => vote.language === language),
  );
}

function smallWords(): Lists {
  return byWord((language) => `${functionWords[language]} ${furtherWords[language]}`.split(" "));
}

function commonWords(): Lists {
  return byWord((language) =>
    wordsOfTopic(topicWords[language]).map((word) => foldText(word).trim()),
  );
}

function byWord(wordsOf: (language: InstructionLanguage) => readonly string[]): Lists {
  const lists = new Map<string, InstructionLanguage[]>();
  for (const language of languages)
    for (const word of new Set(wordsOf(language)))
      lists.set(word, [...(lists.get(word) ?? []), language]);
  return lists;
}
