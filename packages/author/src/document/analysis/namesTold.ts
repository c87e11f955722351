import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { rulesOf } from "../rules/index.ts";
import { nameIn } from "./nameIn.ts";
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
  en: /(?:^|\s)(?:the|a|an|in|at|near|from|to|on|into|via|of|off|through|towards|by|with|for|and|or|than|after|before|under|between) $|[,(] $/iu,
  fr: /(?:^|\s)(?:le|la|les|un|une|à|au|aux|en|dans|sur|vers|de|du|des|par|pour|avec|et|ou|que|chez|depuis|après|avant|sous|entre) $|(?:^|\s)[dl][’']$|[,(] $/iu,
  nl: /(?:^|\s)(?:de|het|een|in|op|bij|te|naar|van|uit|tot|via|door|met|voor|en|of|dan|na|onder|tussen|over|aan) $|[,(] $/iu,
};

/** What follows a name that stands among others, or goes on: "Alexander VI", "Gensfleisch zum Gutenberg". */
const oneOfSeveral =
  /^(?:,| and| et| en| ou| or| of) \p{Uppercase}|^ (?:[IVX]+(?!\p{Letter})|(?:zum?|zur|von|van|de|du|di|da|della|of) )/u;
/** What stands before the end of a longer one: "Stationers’ Company". */
const goesBefore = /[’'] $/u;

/**
 * The names of two or three words of which sentences say something rather than mention them: each with all sentences of the
 * text that name it, where these are few and the first is understood by itself.
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
  const found = sentences.flatMap(({ text }) =>
    [...text.matchAll(name)].flatMap(({ 0: match, index }) => {
      const isFirst = /^[«"“‘(]?\s*$/u.test(text.slice(0, index));
      const [first = ""] = match.split(/[ -]/u);
      if (isFirst && isWord(first.toLowerCase())) return [];
      const isTold =
        index <= text.length / 2 &&
        !before[language].test(text.slice(0, index)) &&
        !goesBefore.test(text.slice(0, index)) &&
        !oneOfSeveral.test(text.slice(index + match.length));
      return isTold ? [match] : [];
    }),
  );
  return [...new Set(found)].flatMap((each) => {
    const told = sentences.filter(({ text }) => nameIn(text, each));
    return told.length <= mostSentences &&
      told.slice(0, 1).every(({ text }) => standsAlone(text, language, "named"))
      ? [{ name: each, sentences: told }]
      : [];
  });
}
