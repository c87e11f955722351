import { withoutAccents } from "./normalise.ts";

/**
 * How words are heard, roughly, by language: `written>heard`, one rule after the other. A capital
 * or a digit is a sound that no one letter stands for: in French E an open or closed e, 1 and 2 the
 * nasal vowels; in English @ the vowel that an unstressed ending leaves unclear.
 */
const sounds: Readonly<Record<string, string>> = {
  fr: `ph>f ch>C h> sc(?=[eiyE])>s cc(?=[eiyE])>ks c(?=[eiyE])>s qu?|c>k gu(?=[eiyE])>g
    ge(?=[aou])|g(?=[eiyE])>j (?<!s)ti(?=on|el|eu)>ssi (?<=[aeiouyE])s(?=[aeiouyE])>z eau|au>o
    ien(?![aeiouynE])>i1 ([ae]i|[iy])[mn](?![aeiouymnE])>1 [ea][mn](?![aeiouymnE])>2 om(?=[bp])>on
    [ae]i(?!s?t?$|e)>E y>i (.)\\1+>$1 (?<=\\w{4}[ao]u?r?)[stdp]$>`,
  en: `ph>f ^kn>n ^wr>r ^wh>w rh>r ch>C ^gh>g gh> sc(?=[eiy])>s cc(?=[eiy])>ks c(?=[eiy])>s ck|c|q>k
    ei>ie ea>ee re$>er y>i ([^aeiou])\\1+>$1 (?<=[aeiou]\\w*[^aeiou])[aeiou](?=[rnlmp][^aeiou]?$|n[cs]e$)>@`,
  nl: `ij|ei|y>y [ao]uw?>ou d$>t [cg]h>g isg$>is ph>f th>t c(?=[eiy])>s qu>kw c|q>k x>ks z>s ie>i`,
};

const rules = new Map(
  Object.entries(sounds).map(([language, list]) => [
    language,
    list.split(/\s+/u).map((rule): readonly [RegExp, string] => {
      const at = rule.lastIndexOf(">");
      return [new RegExp(rule.slice(0, at), "gu"), rule.slice(at + 1)];
    }),
  ]),
);

function heard(word: string, language: string): string {
  const marked = language === "fr" ? word.replaceAll("ç", "s").replace(/[éèêë]/gu, "E") : word;
  return (rules.get(language) ?? []).reduce(
    (text, [written, sound]) => text.replace(written, sound),
    withoutAccents(marked),
  );
}

/**
 * Whether two normalised words sound alike to somebody who speaks the language, however written;
 * a typed word that is much shorter is heard as a word of its own.
 */
export function soundAlike(typed: string, expected: string, language: string): boolean {
  const shortest = Math.max(expected.length - 2, Math.min(expected.length - 1, 4));
  if (!rules.has(language) || typed.length < shortest) return false;
  const same = (word: string, other: string) => heard(word, language) === heard(other, language);
  const bare = withoutAccents(typed);
  // A final s is heard in some French words and not in others: *pancréas* either way.
  const spoken = language === "fr" && expected.length >= 7 && /[aiou]s$/u.test(expected);
  return (
    same(typed, expected) ||
    (typed === bare && same(typed, withoutAccents(expected))) ||
    (spoken && same(typed, `${expected}se`))
  );
}
