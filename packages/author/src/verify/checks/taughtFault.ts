import type { DialogueContent, VocabularyContent } from "@alambic/contract";

import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { disagreesWithData } from "../../sources/languages/words/disagreesWithData.ts";
import type { TaughtLanguage } from "../../model/taught-languages.ts";
import { plainText } from "../../texts/rich-text.ts";
import { sameWords, standsIn } from "../../texts/standsIn.ts";
import type { Rejection, RejectionCode } from "../Check.ts";

/** What a lesson on a language says and is held against. */
export interface TaughtContext {
  readonly taught: TaughtLanguage | null;
  readonly own: InstructionLanguage;
  readonly quote: string;
  /** The text of the lesson. */
  readonly whole: string;
}

/**
 * What is wrong with words that a model had translated: a pair that no sentence of the lesson says,
 * a quote that says none of them, a word or a meaning that comes twice, or what the data knows otherwise.
 */
export function modelWordsFaults(
  { entries }: VocabularyContent,
  { taught, own, quote, whole }: TaughtContext,
): Rejection[] {
  // Whatever is accepted is held against the lesson, not only what is shown.
  const pairs = entries.flatMap(({ terms, meanings }) =>
    terms.flatMap((term) => meanings.map((meaning) => ({ term, meaning }))),
  );
  const sentences = sentencesOf(whole);
  const says = ({ term, meaning }: (typeof pairs)[number], sentence: string) =>
    standsIn(term, sentence) && standsIn(meaning, sentence);
  const quoted = pairs.some((pair) => says(pair, quote));
  return [
    ...pairs
      .filter((pair) => !quoted || !sentences.some((sentence) => says(pair, sentence)))
      .flatMap(({ term }) => because("answer_not_in_quote", term)),
    ...twice(pairs.map(({ term }) => term)),
    ...twice(pairs.map(({ meaning }) => meaning)),
    ...pairs
      .filter(
        ({ term, meaning }) => taught !== null && disagreesWithData(term, meaning, taught, own),
      )
      .flatMap(({ term, meaning }) => because("data_disagrees", `${term} = ${meaning}`)),
  ];
}

/**
 * What is wrong with a conversation that a model wrote: the learner has nobody to answer, says what the
 * lesson does not teach or what was heard before, the same is meant or said twice, or the quote holds
 * no line of theirs.
 */
export function modelDialogueFaults(
  { steps }: DialogueContent,
  { quote, whole }: TaughtContext,
): Rejection[] {
  const turns = steps.flatMap((step) => (step.type === "line" ? [] : [step]));
  const right = turns.map(rightLine);
  const untaught = right.filter((line) => !standsIn(line, whole));
  const isQuoted = right.some((line) => standsIn(line, quote));
  const [opening] = steps;
  const cues = turns.map(({ cue = "" }) => plainText(cue));
  return [
    ...(opening?.type === "line" ? [] : because("schema", "the learner speaks first")),
    ...untaught.flatMap((line) => because("answer_not_in_quote", line)),
    ...(isQuoted ? [] : because("answer_not_in_quote", quote)),
    ...turns.flatMap((turn) => (turn.type === "choice" ? twice(optionsOf(turn)) : [])),
    ...twice(right),
    ...twice(cues),
    ...steps.flatMap((step, at) => {
      if (step.type === "line") return [];
      const line = rightLine(step);
      const heard = steps
        .slice(0, at)
        .flatMap((before) => (before.type === "line" ? [plainText(before.text)] : []));
      const shown = [...heard, plainText(step.cue ?? "")];
      return shown.some((text) => standsIn(line, text)) ? because("answer_given_away", line) : [];
    }),
  ];
}

type Turn = Exclude<DialogueContent["steps"][number], { type: "line" }>;

function rightLine(turn: Turn): string {
  if (turn.type === "reply") return turn.answers[0] ?? "";
  const [right] = turn.right_option_ids;
  return plainText(turn.options.find(({ id }) => id === right)?.text ?? "");
}

function optionsOf({ options }: Extract<Turn, { type: "choice" }>): readonly string[] {
  return options.map(({ text }) => plainText(text));
}

function twice(texts: readonly string[]): Rejection[] {
  const folded = texts.map(sameWords);
  return texts
    .filter((_, at) => folded.indexOf(folded[at] ?? "") !== at)
    .flatMap((text) => because("options_alike", text));
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?=\s)(?<=[.!?…][”"»’)]*)\s+|(?<=[。！？])|\n+/u);
}

function because(code: RejectionCode, detail: string): Rejection[] {
  return [{ code, detail }];
}
