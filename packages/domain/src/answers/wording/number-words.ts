import type { Locale } from "@alambic/contract";

/** How a language writes numbers in words; without accents, hyphens read as spaces. */
export interface NumberWords {
  /** What each simple word stands for; larger numbers are made of them. */
  readonly values: ReadonlyMap<string, number>;
  /** Ordinals that do not follow from their number. */
  readonly ordinals: ReadonlyMap<string, number>;
  /** What makes an ordinal of a number. */
  readonly ending: RegExp;
  /** What follows the digits of an ordinal. */
  readonly afterDigits: RegExp;
  /** Words for one that are articles as well. */
  readonly articles: readonly string[];
  /** Stands between the words of one number, or between a number and a half. */
  readonly and: string;
  /** Words of one half, by themselves or with an article before them. */
  readonly halves: readonly string[];
  /** Denominators that are no ordinals, or as ordinals mean the same. */
  readonly denominators: ReadonlyMap<string, number>;
}

function numbered(words: string, first = 0, step = 1): [string, number][] {
  return words.split(" ").map((word, at) => [word, first + at * step]);
}

const scales = (hundred: string, thousand: string, million: string, milliard: string) =>
  [
    ...hundred.split(" ").map((word) => [word, 100] as const),
    [thousand, 1000] as const,
    ...million.split(" ").map((word) => [word, 1_000_000] as const),
    ...milliard.split(" ").map((word) => [word, 1_000_000_000] as const),
  ] as const;

export const numberWords: Readonly<Record<Locale, NumberWords>> = {
  fr: {
    values: new Map([
      ...numbered(
        "zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize",
      ),
      ...numbered("vingt trente quarante cinquante soixante septante huitante nonante", 20, 10),
      ["une", 1],
      ["vingts", 20],
      ["octante", 80],
      ...scales("cent cents", "mille", "million millions", "milliard milliards"),
      ["billion", 1e12],
      ["billions", 1e12],
    ]),
    ordinals: new Map([
      ["premier", 1],
      ["premiere", 1],
      ["second", 2],
      ["seconde", 2],
      ["cinquieme", 5],
      ["neuvieme", 9],
      ["quatrieme", 4],
      ["onzieme", 11],
      ["douzieme", 12],
      ["treizieme", 13],
      ["quatorzieme", 14],
      ["quinzieme", 15],
      ["seizieme", 16],
      ["trentieme", 30],
      ["quarantieme", 40],
      ["cinquantieme", 50],
      ["soixantieme", 60],
      ["millieme", 1000],
    ]),
    ending: /ieme$/u,
    afterDigits: /^(?:er|re|ere|e|eme|ieme|nd|nde)$/u,
    articles: ["un", "une"],
    and: "et",
    halves: ["demi", "demie", "moitie"],
    denominators: new Map([
      ["demi", 2],
      ["demis", 2],
      ["tiers", 3],
      ["quart", 4],
      ["quarts", 4],
    ]),
  },
  en: {
    values: new Map([
      ...numbered(
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
      ),
      ...numbered("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10),
      ...scales("hundred", "thousand", "million", "billion"),
      ["trillion", 1e12],
    ]),
    ordinals: new Map([
      ["first", 1],
      ["second", 2],
      ["third", 3],
      ["fifth", 5],
      ["eighth", 8],
      ["ninth", 9],
      ["twelfth", 12],
      ...numbered(
        "twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth",
        20,
        10,
      ),
    ]),
    ending: /th$/u,
    afterDigits: /^(?:st|nd|rd|th)$/u,
    articles: ["a"],
    and: "and",
    halves: ["half"],
    denominators: new Map([
      ["half", 2],
      ["halves", 2],
      ["quarter", 4],
      ["quarters", 4],
    ]),
  },
  nl: {
    values: new Map([
      ...numbered(
        "nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien",
      ),
      ...numbered("twintig dertig veertig vijftig zestig zeventig tachtig negentig", 20, 10),
      ...scales("honderd", "duizend", "miljoen", "miljard"),
      ["biljoen", 1e12],
    ]),
    ordinals: new Map([
      ["eerste", 1],
      ["derde", 3],
    ]),
    ending: /(?:de|ste)$/u,
    afterDigits: /^(?:e|de|ste)$/u,
    articles: ["een"],
    and: "en",
    halves: ["half", "halve", "helft"],
    denominators: new Map([
      ["half", 2],
      ["kwart", 4],
    ]),
  },
};
