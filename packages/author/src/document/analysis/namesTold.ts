import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { rulesOf } from "../rules/index.ts";
import { standsAlone } from "./standsAlone.ts";

/** Who or what a text tells something of, by name, and all sentences that name it. */
export interface ToldName<S> {
  readonly name: string;
  readonly sentences: readonly S[];
}

/** Of what more sentences name nobody can tell all. */
const mostSentences = 3;
const name =
  /(?<![\p{Letter}\p{Number}’'.-])\p{Uppercase}\p{Lowercase}{2,}(?:(?: (?:de|van|von|der|den|la|le|du|of))? \p{Uppercase}\p{Lowercase}{2,}(?:-\p{Uppercase}\p{Lowercase}+)?){1,2}(?![\p{Letter}\p{Number}-])/gu;

/** What stands before a place, a thing with a name or a mere mention. */
const before: Readonly<Record<InstructionLanguage, RegExp>> = {
  en: /(?:^|\s)(?:the|a|an|in|at|near|from|to|on|into|via|of|off|through|towards|by|with|for|and|or|than|after|before|under|between) $|, $|[([]\s?$/iu,
  fr: /(?:^|\s)(?:le|la|les|un|une|à|au|aux|en|dans|sur|vers|de|du|des|par|pour|avec|et|ou|que|chez|depuis|après|avant|sous|entre) $|(?:^|\s)[dl][’']$|, $|[([]\s?$/iu,
  nl: /(?:^|\s)(?:de|het|een|in|op|bij|te|naar|van|uit|tot|via|door|met|voor|en|of|dan|na|onder|tussen|over|aan) $|, $|[([]\s?$/iu,
};

/** What names a place, a body or an event: among people it is told by its sort. */
const noPerson =
  /(?<!\p{Letter})(?:Houses?|Parliament|Board|Acts?|Company|Street|Road|Bridge|Park|Committee|Commission|Office|Society|Museum|Church|Cathedral|Palace|Hall|School|Station|River|Sea|Bay|Islands?|Mountains?|Valley|Kingdom|Republic|Empire|Union|League|Treaty|War|Battle|Party|Bank|Assembly|Council|Court|Conseil|Assemblée|Rue|Avenue|Pont|Société|Comité|Banque|Université|Église|Palais|Bureau|République|Traité|Guerre|Parti|Cour|Straat|Brug|Kamer|Raad|Maatschappij|Vereniging|Kerk|Paleis|Rijk|Verdrag|Oorlog|Slag)(?!\p{Letter})/u;

/** What follows a name that stands among others, or goes on: "Alexander VI", "Gensfleisch zum Gutenberg". */
const oneOfSeveral =
  /^(?:,| and| et| en| ou| or| of) \p{Uppercase}|^ (?:[IVX]+(?!\p{Letter})|(?:zum?|zur|von|van|de|du|di|da|della|of) )/u;
/** What stands before the end of a longer one: "Stationers’ Company". */
const goesBefore = /[’'] $/u;

/**
 * The names of two or three words of which sentences say something rather than mention them: each with all sentences of the
 * text that name it, if only by its last word, where these are few and the first is understood by itself. None of which
 * another name of the text ends alike: Pierre and Marie Curie.
 */
export function namesTold<S extends { readonly text: string }>(
  sentences: readonly S[],
  language: InstructionLanguage,
): readonly ToldName<S>[] {
  const { functionWords } = rulesOf[language];
  const written = new Set(
    sentences.flatMap(({ text }) => text.match(/(?<!\p{Letter})\p{Lowercase}+/gu) ?? []),
  );
  const isWord = (first: string) => functionWords.has(first) || written.has(first);
  const all = sentences.flatMap(({ text }) =>
    [...text.matchAll(name)].flatMap(({ 0: match, index }) => {
      const ahead = text.slice(0, index);
      const isFirst = /^[«"“‘(]?\s*$/u.test(ahead);
      const [first = ""] = match.split(/[ -]/u);
      if (isFirst && isWord(first.toLowerCase())) return [];
      const isTold =
        index <= text.length / 2 &&
        !before[language].test(ahead) &&
        !goesBefore.test(ahead) &&
        !oneOfSeveral.test(text.slice(index + match.length));
      return [{ name: match, isTold }];
    }),
  );
  const alike = Map.groupBy(all, (each) => lastOf(each.name));
  const naming = sentencesByName(sentences, new Set(alike.keys()));
  return [...alike].flatMap(([last, own]) => {
    const names = new Set(own.map((each) => each.name));
    const [only = ""] = names;
    const told = naming.get(last) ?? [];
    return names.size === 1 &&
      !noPerson.test(only) &&
      own.some(({ isTold }) => isTold) &&
      told.length <= mostSentences &&
      told.slice(0, 1).every(({ text }) => standsAlone(text, language, "named"))
      ? [{ name: only, sentences: told }]
      : [];
  });
}

/** The word by which a name is known once it was told. */
export function lastOf(told: string): string {
  return told.split(" ").at(-1) ?? told;
}

/** The words of a sentence, as names are made of. */
export function wordsOfNames(sentence: string): ReadonlySet<string> {
  return new Set(sentence.split(/[^\p{Letter}\p{Number}-]+/u));
}

function sentencesByName<S extends { readonly text: string }>(
  sentences: readonly S[],
  wanted: ReadonlySet<string>,
): ReadonlyMap<string, readonly S[]> {
  const found = new Map<string, S[]>();
  for (const sentence of sentences)
    for (const word of wordsOfNames(sentence.text))
      if (wanted.has(word))
        found.set(word, [...(found.get(word) ?? []), sentence].slice(0, mostSentences + 1));
  return found;
}
