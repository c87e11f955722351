import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { doubtOf } from "../analysis/doubtOf.ts";
import { toneOf } from "../analysis/negation.ts";
import { fillersOf } from "../rules/fillers.ts";
import type { Question } from "./Question.ts";

/** What speaks for or against a question: each trait a number from 0 to about 1. */
export function traitsOf(question: Question): Readonly<Record<string, number>> {
  return { ...traitsOfSentence(question), ...traitsOfAnswer(question), [question.asks]: 1 };
}

const most = { doubt: 12, words: 30, commas: 4, names: 3, numbers: 3 };
const few = 9;
const many = 24;
const nowhere = { before: "", headings: "" };

function traitsOfSentence({
  sentence,
  language,
  asks,
}: Question): Readonly<Record<string, number>> {
  const count = (sign: RegExp) => (sentence.match(sign) ?? []).length;
  const capped = (value: number, highest: number) => Math.min(value, highest) / highest;
  const { words } = signsOf[language];
  const length = sentence.split(" ").length;
  return {
    doubt: capped(doubtOf(sentence, nowhere, language), most.doubt),
    short: Number(length < few),
    long: Number(length > many),
    length: capped(length, most.words),
    commas: capped(count(/,/gu), most.commas),
    brackets: Number(/[()]/u.test(sentence)),
    colon: Number(/[:;]/u.test(sentence)),
    quotes: Number(/["“”«»‘]/u.test(sentence)),
    names: capped(count(/(?<=[\p{Lowercase},] )\p{Uppercase}/gu), most.names),
    signs: Number(/[\\/_=<>{}|]|\p{Lowercase}\p{Uppercase}/u.test(sentence)),
    numbers: capped(count(/\d+/gu), most.numbers),
    denies: Number(toneOf(sentence, language) !== "plain"),
    article: Number(words.article.test(sentence)),
    may: Number(words.may.test(sentence)),
    must: Number(words.must.test(sentence)),
    condition: Number(words.condition.test(sentence)),
    pronoun: Number(words.pronoun.test(sentence)),
    reader: Number(words.reader.test(sentence)),
    quantity: Number(words.quantity.test(sentence)),
    link: Number(words.link.test(sentence)),
    statementDoubt:
      asks === "true" || asks === "false"
        ? capped(doubtOf(sentence, nowhere, language), most.doubt)
        : 0,
  };
}

const longAnswer = 9;
const early = 0.2;
const late = 0.8;
const alikeLength = 1.6;
const mostOften = 6;

function traitsOfAnswer({
  asks,
  answer,
  at,
  sentence,
  others,
  shown,
  said,
  language,
}: Question): Readonly<Record<string, number>> {
  if (answer === "") return {};
  const place = at / sentence.length;
  const rest = sentence.slice(at + answer.length);
  const isChosen = others.length > 0;
  const wordsIn = (text: string) => text.split(/[ ’']/u).length;
  const share = (isAlike: (other: string) => boolean) =>
    isChosen ? others.filter(isAlike).length / others.length : 0;
  const isGap = asks === "typed" || asks === "word";
  const [own, ...theirs] = said;
  const often = (count: number) => Math.min(Math.log2(1 + count), mostOften) / mostOften;
  return {
    saidAnswer: own === undefined ? 0 : often(own),
    saidOthers:
      theirs.length === 0 ? 0 : theirs.reduce((sum, each) => sum + often(each), 0) / theirs.length,
    early: Number(isGap && place < early),
    late: Number(isGap && place > late),
    longAnswer: Number(isGap && answer.length > longAnswer),
    filler: Number(isGap && fillersOf[language].has(answer.toLowerCase())),
    shown: isGap ? shown / answer.length : 0,
    namedAnswer: Number(/^\p{Uppercase}\S*$/u.test(answer)),
    manyWords: Number(wordsIn(answer) > 3),
    defines: Number(!isGap && signsOf[language].words.defines.test(rest)),
    anyOne: Number(!isGap && signsOf[language].words.anyOne.test(answer)),
    asManyWords: share((other) => Math.abs(wordsIn(other) - wordsIn(answer)) <= 1),
    asLong: share(
      (other) =>
        Math.max(other.length, answer.length) <=
        alikeLength * Math.min(other.length, answer.length),
    ),
    asCapital: share((other) => shapeOf(other) === shapeOf(answer)),
    asBegun: share((other) => firstOf(other) === firstOf(answer)),
    asEnded: share((other) => other.slice(-2) === answer.slice(-2)),
  };
}

function firstOf(text: string): string {
  return text.split(/[ ’']/u)[0]?.toLowerCase() ?? "";
}

/** "NMC" and "NBC" are of one shape, as "Galileo" and "Kepler" are. */
function shapeOf(text: string): string {
  return text
    .replaceAll(/\p{Uppercase}+/gu, "A")
    .replaceAll(/\p{Lowercase}+/gu, "a")
    .replaceAll(/\d+/gu, "0");
}

interface Signs {
  readonly words: Readonly<
    Record<
      | "article"
      | "may"
      | "must"
      | "condition"
      | "pronoun"
      | "reader"
      | "quantity"
      | "link"
      | "defines"
      | "anyOne",
      RegExp
    >
  >;
}

const anyOf = (words: string) => new RegExp(`(?<!\\p{Letter})(?:${words})(?!\\p{Letter})`, "iu");

/** Words that a sentence says, or what an answer begins with. */
const signsOf: Readonly<Record<InstructionLanguage, Signs>> = {
  en: {
    words: {
      article: /^The \p{Lowercase}/u,
      may: anyOf("can|may|could|might|possible"),
      must: anyOf("must|should|have to|has to|needs? to"),
      condition: anyOf("if|when|once|unless|until|where"),
      pronoun: anyOf("it|its|they|them|their|this|these|those|such|he|his|her"),
      reader: anyOf("you|your|we|our|us"),
      quantity: anyOf("some|many|most|several|various|other|another|different|certain|few"),
      link: anyOf("because|so|therefore|which|that|who|by|since|while|whereas|unlike"),
      defines: /^ (?:is|are|was|were) (?:an?|the|called|defined|one)(?!\p{Letter})/u,
      anyOne: /^An? /u,
    },
  },
  fr: {
    words: {
      article: /^(?:Le |La |Les |L[’'])\p{Lowercase}/u,
      may: anyOf("peut|peuvent|pourrait|pourraient|possible|permet|permettent"),
      must: anyOf("doit|doivent|faut|devra|devront|devrait|nécessaire"),
      condition: anyOf("si|lorsque|lorsqu|quand|dès|jusqu"),
      pronoun: anyOf(
        "il|elle|ils|elles|son|sa|ses|leur|leurs|ce|cet|cette|ces|celui|celle|ceux|en|y",
      ),
      reader: anyOf("vous|votre|vos|nous|notre|nos|on"),
      quantity: anyOf(
        "certaine?s?|plusieurs|quelques|autres?|divers|diverses|différente?s?|plupart|nombreu(?:x|ses)",
      ),
      link: anyOf("car|parce|donc|ainsi|qui|que|dont|où|par|afin|tandis|alors"),
      defines:
        /^ (?:est|sont|était|étaient|désigne|désignent|correspond|correspondent) (?:une?|des|le|la|les|l[’']|à|au)(?!\p{Letter})/u,
      anyOne: /^Une? /u,
    },
  },
  nl: {
    words: {
      article: /^(?:De|Het) \p{Lowercase}/u,
      may: anyOf("kan|kunnen|kunt|mag|mogen|mogelijk"),
      must: anyOf("moet|moeten|dient|dienen|hoeft|nodig"),
      condition: anyOf("als|wanneer|indien|zodra|totdat|tenzij"),
      pronoun: anyOf("het|hij|zij|ze|hun|zijn|dit|deze|die|dat|dergelijke|er|daar"),
      reader: anyOf("u|uw|je|jouw|jij|we|wij|ons|onze"),
      quantity: anyOf("sommige|enkele|verschillende|diverse|andere?|veel|meeste|bepaalde"),
      link: anyOf("omdat|want|dus|daarom|waarbij|waardoor|waarmee|doordat|door|terwijl|zodat"),
      defines: /^ (?:is|zijn|was|waren) (?:een|de|het)(?!\p{Letter})/u,
      anyOne: /^Een /u,
    },
  },
};
