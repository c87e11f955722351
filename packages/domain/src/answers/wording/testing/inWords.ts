import type { Locale } from "@alambic/contract";

type Writer = (value: number) => string;

const en = {
  small:
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
      " ",
    ),
  tens: "twenty thirty forty fifty sixty seventy eighty ninety".split(" "),
};
const fr = {
  small:
    "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf".split(
      " ",
    ),
  tens: "vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt".split(" "),
};
const nl = {
  small:
    "nul één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien".split(
      " ",
    ),
  tens: "twintig dertig veertig vijftig zestig zeventig tachtig negentig".split(" "),
};

const at = (words: readonly string[], index: number) => words[index] ?? "";

const english: Writer = (value) => {
  if (value < 20) return at(en.small, value);
  const [ten, unit] = [at(en.tens, Math.floor(value / 10) - 2), value % 10];
  return unit === 0 ? ten : `${ten}-${at(en.small, unit)}`;
};

const french: Writer = (value) => {
  if (value < 20) return at(fr.small, value);
  const ten = at(fr.tens, Math.floor(value / 10) - 2);
  const rest = value < 60 ? value % 10 : value % 20;
  if (rest === 0) return value === 80 ? "quatre-vingts" : ten;
  const isJoined = (rest === 1 || rest === 11) && value < 80;
  return `${ten}${isJoined ? " et " : "-"}${at(fr.small, rest)}`;
};

const dutch: Writer = (value) => {
  if (value < 20) return at(nl.small, value);
  const [ten, unit] = [at(nl.tens, Math.floor(value / 10) - 2), value % 10];
  if (unit === 0) return ten;
  const word = at(nl.small, unit).replaceAll("é", "e");
  return `${word}${word.endsWith("e") ? "ën" : "en"}${ten}`;
};

function hundreds(value: number, below: Writer, hundred: string, joint: string): string {
  const [many, rest] = [Math.floor(value / 100), value % 100];
  if (many === 0) return below(value);
  const first = many === 1 ? hundred : `${below(many)}${joint}${hundred}`;
  return rest === 0 ? first : `${first}${joint}${below(rest)}`;
}

/** A whole number below a million as it is written in words. */
export function inWords(value: number, language: Locale): string {
  const writer = {
    fr: (part: number) => hundreds(part, french, "cent", " "),
    en: (part: number) =>
      hundreds(part, english, "hundred", " ").replace(/^hundred/u, "one hundred"),
    nl: (part: number) => hundreds(part, dutch, "honderd", "").replaceAll("é", "e"),
  }[language];
  const thousand = { fr: " mille", en: " thousand", nl: "duizend" }[language];
  const [many, rest] = [Math.floor(value / 1000), value % 1000];
  if (many === 0) return value === 1 ? at({ fr, en, nl }[language].small, 1) : writer(value);
  const first = many === 1 && language !== "en" ? thousand.trim() : `${writer(many)}${thousand}`;
  return rest === 0 ? first : `${first} ${writer(rest)}`;
}
