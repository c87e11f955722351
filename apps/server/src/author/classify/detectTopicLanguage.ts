import type { InstructionLanguage } from "../drafts.ts";
import { detectLanguage } from "../texts/detectLanguage.ts";

/** Spellings and words that tell the three languages apart in a text of a few words. */
const signs: Readonly<Record<InstructionLanguage, readonly RegExp[]>> = {
  fr: [
    /[éèêëàâçôûîïœù]/gu,
    /\b[ldjnscm]['’]/gu,
    /(?:eau|eux|ique|isme|oire|ment|tés?|ées?|ières?|aux)\b/gu,
    /\b(?:les?|la|des?|du|une?|et|pour|au|aux|sur|dans|avec|mon|ma|mes|apprendre|bases|débuter|cours|histoire|langue)\b/gu,
  ],
  en: [
    /(?:th|wh|sh|ght|ck|oo|ee[dpkt])/gu,
    /(?:ing|ness|ship|ful|ed|ly|ary|ory|ics|ogy|phy)\b/gu,
    /\b(?:the|of|and|to|in|for|with|how|what|my|your|learn|basics|beginners|history|world|language)\b/gu,
  ],
  nl: [
    /(?:ij|aa|uu|oe|sch|eeuw|ieuw|ui|cht|kk)/gu,
    /(?:heid|ingen|kunde|lijk|tje|en|ische|atie|iteit)\b/gu,
    /\b(?:de|het|een|en|van|voor|met|op|naar|leren|mijn|hoe|wat|basis|geschiedenis|wereld|taal|beginners)\b/gu,
  ],
};

/** The language of a topic: always one of the three, French where nothing tells. */
export function detectTopicLanguage(text: string): InstructionLanguage {
  const lower = text.slice(0, 2000).toLowerCase();
  const long = lower.length > 200 ? detectLanguage(lower) : null;
  if (long === "fr" || long === "en" || long === "nl") return long;
  const order = ["fr", "en", "nl"] as const;
  const scored = order.map((language) => ({
    language,
    score: signs[language].reduce(
      (total, sign, index) =>
        total + (lower.match(sign)?.length ?? 0) * (index === signs[language].length - 1 ? 2 : 1),
      0,
    ),
  }));
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).language;
}
