import type { Locale } from "@alambic/contract";
import { normalise, withoutAccents } from "../normalise.ts";

/** What a question calls the person that it asks for, without accents. */
const persons: Readonly<Record<Locale, string>> = {
  fr: `peintre artiste auteur autrice ecrivaine? romanciere? poete(?:sse)? dramaturge philosophe
    scientifique savante? physicienn?e? chimiste mathematicienn?e? naturaliste biologiste medecin
    astronome inventeure? inventrice explorat(?:eur|rice) navigat(?:eur|rice) astronaute cosmonaute
    composit(?:eur|rice) musicienn?e? chant(?:eur|euse) pianiste act(?:eur|rice) comedienn?e?
    realisat(?:eur|rice) cineaste architecte sculpt(?:eur|rice) ingenieure? politicienn?e?
    president ministre general avocate? joueu(?:r|se) athlete homme femme personne personnage`,
  en: `painter artist author writer novelist poet playwright philosopher scientist physicist chemist
    mathematician naturalist biologist doctor nurse astronomer inventor explorer navigator astronaut
    cosmonaut composer musician singer pianist actor actress director filmmaker architect sculptor
    engineer politician president prime minister general lawyer player athlete economist
    psychologist designer photographer man woman person character`,
  nl: `schilder(?:es)? kunstena(?:ar|res) auteur schrijver schrijfster dichter(?:es)?
    filosoof wetenschapper natuurkundige scheikundige wiskundige bioloog arts astronoom
    sterrenkundige uitvinder ontdekkingsreiziger zeevaarder astronaut componiste? muzikant
    zanger(?:es)? pianist act(?:eur|rice) regisseur architect beeldhouwer ingenieur politicus
    president premier minister generaal advocaat speler atleet econoom man vrouw persoon personage`,
};

const whoAsks: Readonly<Record<Locale, string>> = {
  fr: "(?:(?:de|par|a|pour|avec) )?qui",
  en: "(?:(?:by|to|from|with) )?(?:who|whom|whose)",
  nl: "(?:(?:door|van|aan|met|voor) )?(?:wie|wiens)",
};

function askedOf(language: Locale): RegExp {
  const nouns = persons[language].split(/\s+/u).join("|");
  return new RegExp(
    `(?:^|[.?!:;] ?)${whoAsks[language]}(?!\\p{L})|` +
      `(?<!\\p{L})(?:quel(?:le)?|which|what|welke?) (?:\\p{L}+ ){0,2}?(?:${nouns})(?!\\p{L})`,
    "u",
  );
}

const asksFor = { fr: askedOf("fr"), en: askedOf("en"), nl: askedOf("nl") };

/** The given name is the point, or somebody's kin who may bear the same surname. */
const asksGivenName = /first name|given name|full name|prenom|nom complet|voornaam|volledige naam/u;

const particle = /^(?:van|von|de|der|den|da|del|della|di|du|dos|la|ten|ter|te|el|al)$/u;

/** Behind a given name these name lands, houses, rulers or what somebody was like. */
const bynames =
  /^(?:[ivx]+|jr|sr|arc|aquitaine|orange|oranje|france|castille|castilla|aragon|habsburg|habsbourg|autriche|bourgogne|bourgondie|nassau|parme|parma|medicis|philippe|emmanuel|antoinette|therese|christina|louise|alexander|amalia|albert|magdalena|magdalene|carlos|assisi|assise|great|grote|grand|goede|stoute|kale|vrome|zwijger|veroveraar|schone|kleine|korte|first|second)$/u;

/** Before a name these say who somebody is; and surnames that stand first. */
const titles =
  /^(?:king|queen|pope|prince|princess|emperor|empress|saint|st|sint|mother|father|lord|lady|duke|sir|captain|president|roi|reine|pape|mere|pere|sainte|empereur|koning|koningin|keizer|paus|moeder|vader|heilige|mao|xi|deng|kim|ho|sun|chiang|ban|ai|park|moon|li|wang|zhou|hu|sitting|crazy|le|la|les|the|de|het)$/u;

const plain = (word: string) => withoutAccents(word.toLowerCase().replaceAll("’", "'"));

interface FullName {
  readonly given: readonly string[];
  readonly surname: readonly string[];
}

/** A person's full name in its parts, with the last one or two names as the surname; null for other texts. */
function readFullName(answer: string): FullName | null {
  const words = answer.trim().split(/\s+/u);
  const own = words.filter((word) => !particle.test(word));
  const isName =
    own.length > 1 &&
    own.length < 5 &&
    own.every((word) => /^\p{Lu}(?:\p{L}|['’.-])*$/u.test(word)) &&
    !titles.test(plain(words[0] ?? "")) &&
    !own.slice(1).some((word) => bynames.test(plain(word).replace(/^d'|\.$/gu, "")));
  if (!isName || particle.test(words.at(-1) ?? "")) return null;
  const first = words.findIndex((word) => particle.test(word));
  const at = first > 0 ? first : words.length - 1;
  return { given: words.slice(0, at), surname: words.slice(at) };
}

/** What may stand before anybody's name, and tells nobody apart. */
const learned = /^(?:dr|docteur|doctor|dokter|prof|professeur|professor)$/u;
/** These tell one bearer of a surname from another; *Mrs Pierre Curie* is not Pierre Curie. */
const courtesy = /^(?:sir|mr|mister|monsieur|meneer|dhr)$/u;
const rank =
  /^(?:general|generaal|marechal|marshal|maarschalk|president|colonel|kolonel|commandant|captain|kapitein|capitaine)$/u;
const office =
  /(?<!\p{L})(?:president|premier|prime minister|generaal|general|leader|leider|chef|commander)(?!\p{L})/u;
const kin =
  /(?<!\p{L})(?:wife|husband|mother|father|son|daughter|brother|sister|lady|femme|epouse|epoux|mari|mere|pere|fils|fille|frere|soeur|dame|vrouw|echtgenote?|man|moeder|vader|zoon|dochter|broer|zus|zuster)(?!\p{L})/u;

/** A title before a name, as it was typed; a rank before a surname is judged by the office that is asked for. */
function titleOf(words: readonly string[], isWhole: boolean, asked: string): string | null {
  const at = /^(?:le|la|de|the)$/u.test(words[0] ?? "") ? 1 : 0;
  const title = words[at] ?? "";
  const isRank = rank.test(title) && (isWhole || (office.test(asked) && !kin.test(asked)));
  return isRank || learned.test(title) || (isWhole && courtesy.test(title))
    ? words.slice(0, at + 1).join(" ")
    : null;
}

const wordsOf = (text: string) =>
  plain(text)
    .split(/[\s.,]+/u)
    .filter((word) => word !== "");

/** Whether a rank before a surname names the kin of the one who is asked for. */
export function namesKin(typed: string, question: string): boolean {
  return wordsOf(typed).some((word) => rank.test(word)) && kin.test(plain(question));
}

/** The given names as they may stand with the surname: in full, or their initials. */
function isGiven(typed: readonly string[], given: readonly string[]): boolean {
  const names = given.flatMap((name) => plain(name).split(/[-.]+/u)).filter((name) => name !== "");
  return (
    typed.length === names.length &&
    typed.every((word, at) => word === names[at] || word === names[at]?.charAt(0))
  );
}

/**
 * What a person may be called by where a question asks who it is, instead of the full name: the
 * surname with its particle, the double surname, and initials with either, if they were typed.
 */
export function shorterNames(
  typed: string,
  expected: string,
  question: string,
  language: Locale,
): readonly string[] {
  const asked = withoutAccents(normalise(question));
  if (!asksFor[language].test(asked) || asksGivenName.test(asked)) return [];
  const name = readFullName(expected);
  if (name === null) return [];
  const { given, surname } = name;
  const last = plain(surname.at(-1) ?? "");
  if (asked.split(/[^\p{L}]+/u).includes(last)) return [];
  const whole = surname.join(" ");
  const bare = surname.filter((word) => !particle.test(word)).join(" ");
  const double = given.length > 1 ? [`${given.at(-1)} ${whole}`] : [];
  const words = wordsOf(typed);
  const before = words.slice(0, -surname.length);
  const initials =
    before.length > 0 && isGiven(before, given) ? [`${before.join(" ")} ${whole}`] : [];
  const full = [...given, whole].join(" ");
  const isWhole = given.every((one) => words.includes(plain(one)));
  const title = titleOf(words, isWhole, asked);
  const titled =
    title === null ? [] : [`${title} ${full}`, ...(isWhole ? [] : [`${title} ${whole}`])];
  const turned = (isWhole ? [whole, bare] : []).map((one) => `${one} ${given.join(" ")}`);
  return [...new Set([whole, bare, ...double, ...initials, ...titled, ...turned])];
}
