import type { ItemDraft } from "../../../model/LessonDraft.ts";
import { fillFromBank } from "../../../items/fill-from-bank.ts";
import { matching } from "../../../items/matching.ts";
import { ordering } from "../../../items/ordering.ts";
import { quiz } from "../../../items/quiz.ts";
import { sampleFirst } from "../../../random/sampleFirst.ts";
import { fillInBlank, trueFalse } from "../../../items/simple-exercises.ts";
import { foldText } from "../../../texts/foldText.ts";
import { inLanguage, withRuns } from "../../../texts/rich-text.ts";
import { looksAlike } from "../looksAlike.ts";
import { isPlain, lineRun, markOf, wordsOf } from "./Line.ts";
import type { Line } from "./Line.ts";
import { equation, lineItem } from "./SituationContext.ts";
import type { SituationContext } from "./SituationContext.ts";

const wrongChoices = 2;
/** The capital tells the first word, and the mark the last: with fewer there is nothing to be put in order. */
const [fewestWords, mostWords] = [5, 7];
/** Shorter words look alike by chance. */
const shortestTelling = 5;
/** Longer words ask for spelling more than for their meaning. */
const longestWritten = 12;
/** An ending of more letters tells no more. */
const longestEnding = 3;
/** Words that end a sentence, or join it to what comes before: nowhere else would one stand. */
const auxiliaries = new Set([
  "です",
  "ます",
  "ません",
  "でした",
  "ました",
  "ください",
  "から",
  "まで",
  "あります",
  "ありません",
  "います",
  "おねがいします",
]);
const particles = new Set(["は", "が", "を", "に", "で", "へ", "と", "から", "まで", "も"]);

/** Sentences and their meanings to be put together. */
export function matchingItem(lines: readonly Line[], context: SituationContext): ItemDraft {
  const { texts, random } = context;
  const exercise = matching(
    {
      prompt: texts.t("author.situations.matching"),
      pairs: lines.map((line) => [{ text: [lineRun(line)] }, { text: line.meaning }]),
    },
    random,
  );
  return lineItem("matching", lines, context, exercise);
}

/** From the meaning to the sentence. */
export function sayItem(line: Line, context: SituationContext): ItemDraft {
  const { texts, random } = context;
  const exercise = quiz(
    {
      prompt: texts.t("author.situations.quiz", { meaning: line.meaning }),
      right: { text: [lineRun(line)] },
      wrong: others(line, context).map((other) => ({ text: [lineRun(other)] })),
      explanation: equation(line),
    },
    random,
  );
  return lineItem("quiz", [line], context, exercise);
}

/** Whether what a sentence means can be told from a word that is alike in both languages. */
export function isTransparent({ text, meaning }: Line): boolean {
  const [said, meant] = [text, meaning].map((sentence) =>
    sentence.split(/[^\p{Letter}]+/u).filter((word) => word.length >= shortestTelling),
  );
  return said?.some((word) => meant?.some((other) => looksAlike(word, other))) === true;
}

/** Whether a sentence and a meaning belong together. */
export function trueFalseItem(
  line: Line,
  right: boolean,
  context: SituationContext,
): ItemDraft | null {
  const [other] = others(line, context);
  if (other === undefined || markOf(other) !== markOf(line)) return null;
  const { meaning: translation } = right ? line : other;
  const exercise = trueFalse({
    statement: withRuns({ word: lineRun(line) }, (place) =>
      context.texts.t("author.situations.true-false", { word: place("word"), translation }),
    ),
    answer: right,
    explanation: equation(line),
  });
  return lineItem("true-false", right ? [line] : [line, other], context, exercise);
}

/** A sentence whose longest word is to be found among others; null where no word stands out. */
export function gapItem(line: Line, context: SituationContext): ItemDraft | null {
  const { random, lines } = context;
  const gap = gapIn(line, context);
  if (gap === null) return null;
  const { answer } = gap;
  const foreign = lines
    .filter(({ id }) => id !== line.id)
    .flatMap(longWords)
    .filter((word) => isCapital(word) === isCapital(answer) && !line.text.includes(word));
  const wrong = random
    .shuffle([...new Set(foreign)])
    .filter((word) => !auxiliaries.has(word))
    .toSorted((one, other) => nearness(other, answer) - nearness(one, answer))
    .slice(0, wrongChoices);
  if (wrong.length < wrongChoices) return null;
  return lineItem("fill-in-blank", [line], context, fillFromBank({ ...gap, wrong }, random));
}

/**
 * A sentence whose longest word is to be written from its first letter, so that no other word would do as well;
 * null where no word stands out, and in Japanese, which is typed in more than one way.
 */
export function writtenGapItem(line: Line, context: SituationContext): ItemDraft | null {
  const gap = gapIn(line, context);
  if (gap === null || context.lang === "ja") return null;
  const { answer, ...sentence } = gap;
  if (answer.length > longestWritten) return null;
  const [first = ""] = [...answer];
  const exercise = fillInBlank({ ...sentence, answers: [answer], hint: `${first}…` });
  return lineItem("fill-in-blank", [line], context, exercise);
}

/** The sentence around its longest word; null where no word stands out. */
function gapIn(line: Line, { texts, lang }: SituationContext) {
  const answer = longestWord(line);
  if (answer === null) return null;
  const at = line.text.indexOf(answer);
  const run = (text: string) => (text === "" ? [] : [inLanguage(text, lang)]);
  return {
    prompt: texts.t("author.situations.fill", { meaning: line.meaning }),
    before: run(line.text.slice(0, at)),
    after: run(line.text.slice(at + answer.length)),
    answer,
    lang,
    explanation: equation(line),
  };
}

/** The words of a sentence to be put in order. */
export function orderItem(line: Line, context: SituationContext): ItemDraft {
  const { texts, random, lang } = context;
  const exercise = ordering(
    {
      prompt: texts.t("author.situations.order", { meaning: line.meaning }),
      steps: wordsOf(line).map((word) => ({ text: [inLanguage(word, lang)] })),
      explanation: equation(line),
    },
    random,
  );
  return lineItem("ordering", [line], context, exercise);
}

/**
 * Whether its words can be put in order in one way: few of them, all different; no question, in which an adverb
 * or the subject has more than one place; and in Japanese, whose parts may change places, one part before what
 * is said of it.
 */
export function canBeOrdered(line: Line): boolean {
  const words = wordsOf(line);
  return (
    isPlain(line) &&
    markOf(line) !== "?" &&
    words.length >= fewestWords &&
    words.length <= mostWords &&
    new Set(words.map(foldText)).size === words.length &&
    words.filter((word) => particles.has(word)).length <= 1
  );
}

/** Other sentences: questions beside a question as far as there are any, since its mark would tell it. */
function others(line: Line, { lines, random }: SituationContext): readonly Line[] {
  const different = lines.filter(
    ({ id, meaning, text }) => id !== line.id && meaning !== line.meaning && text !== line.text,
  );
  return sampleFirst(random, different, wrongChoices, (other) => markOf(other) === markOf(line));
}

/** Whether two words are of one script, and how many letters they end with alike: the form of neither tells it. */
function nearness(one: string, other: string): number {
  let length = 0;
  while (length < longestEnding && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  const isKatakana = (word: string) => /^[\p{Script=Katakana}ー]+$/u.test(word);
  return length + (isKatakana(one) === isKatakana(other) ? longestEnding : 0);
}

/** A capital would tell that a word opens a sentence, or is a German noun. */
function isCapital(word: string | null): boolean {
  return word !== null && /^\p{Lu}/u.test(word);
}

/** The longest word that the sentence does not hold twice nor its meaning shows; null where all are short. */
function longestWord(line: Line): string | null {
  const folded = foldText(line.text);
  const shown = line.meaning.split(/[^\p{Letter}]+/u);
  const words = longWords(line).filter(
    (word) =>
      folded.split(foldText(word).trim()).length === 2 &&
      !shown.some((other) => looksAlike(word, other)),
  );
  return words.toSorted((one, other) => other.length - one.length)[0] ?? null;
}

/** Words, without marks, that are long enough to carry a meaning. */
function longWords(line: Line): readonly string[] {
  return wordsOf(line)
    .map((word) =>
      word.replace(/^[¿¡]+/u, "").replace(/(?<![\s.,;:!?。、！？])[\s.,;:!?。、！？]+$/u, ""),
    )
    .filter((word) => word.length >= (line.lang === "ja" ? 2 : 4));
}
