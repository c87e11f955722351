import type { Exercise } from "@alambic/domain/exercises";

import { foldText } from "../texts/foldText.ts";
import { plainText } from "../texts/rich-text.ts";

/** Fewer are no choice any more. */
const fewestLeft = 2;

interface Choices {
  readonly texts: readonly string[];
  readonly right: readonly string[];
}

/**
 * What a hint on the form of an answer (its first letter or word, how many letters or words it has)
 * leaves of the choices, where that is the answer and nothing else; null where there is still a choice.
 */
export function leftByForm(hint: string, exercise: Exercise): string | null {
  const forms = formsIn(hint);
  if (forms.length === 0) return null;
  for (const { texts, right } of choicesOf(exercise)) {
    const left = texts.filter((text) => forms.every((hasForm) => hasForm(text)));
    const answer = left.find((text) => right.includes(text));
    if (answer !== undefined && left.length < Math.min(fewestLeft, texts.length)) return answer;
  }
  return null;
}

type Form = (choice: string) => boolean;

const begins =
  /(?:begins?|starts?|commence(?:nt)?|débute(?:nt)?|begint|beginnen|starten|start)(?:\s\p{Letter}+){0,4}\s+(?:with|by|par|met)(?:\s(?:the|la|le|de|het|letter|lettre|word|mot|woord|first|eerste)){0,3}(?:\s*[«“‘"'„])?\s*([\p{Letter}\p{Number}’-]+)/iu;
const initial =
  /(?:first letter|initial|première lettre|initiale|eerste letter|beginletter)(?:\s\p{Letter}+){0,3}(?:\s*(?:is|est|:))?\s*[«“‘"'„]\s*(\p{Letter})/iu;
const length = /(?<!\p{Number})(\p{Number}+)\s(?:letters?|lettres?)(?!\p{Letter})/iu;
const size = /(?<!\p{Number})(\p{Number}+)\s(?:words?|mots?|woord(?:en)?)(?!\p{Letter})/iu;

/** What the hint says of the form of the answer. */
function formsIn(hint: string): readonly Form[] {
  const beginning = (begins.exec(hint) ?? initial.exec(hint))?.[1];
  const letters = length.exec(hint)?.[1];
  const words = size.exec(hint)?.[1];
  return [
    ...(beginning === undefined ? [] : [(choice: string) => hasBeginning(choice, beginning)]),
    ...(letters === undefined ? [] : [(choice: string) => lettersIn(choice) === Number(letters)]),
    ...(words === undefined ? [] : [(choice: string) => wordsIn(choice).length === Number(words)]),
  ];
}

/** A word as a whole, a letter as the first; behind an article too, which a hint may leave aside. */
export function hasBeginning(choice: string, beginning: string): boolean {
  const start = foldText(beginning).trim();
  const words = wordsIn(choice);
  const first = article.test(words[0] ?? "") ? words.slice(0, 2) : words.slice(0, 1);
  return first.some((word) => (start.length === 1 ? word.startsWith(start) : word === start));
}

const article =
  /^(?:the|an?|to|le|la|les|l|une?|des|de|het|een|der|die|das|ein|eine|el|los|las|il|lo|gli|i|o|os|as)$/u;

function wordsIn(text: string): readonly string[] {
  return foldText(text).trim().split(" ").filter(Boolean);
}

function lettersIn(text: string): number {
  return [...text.matchAll(/\p{Letter}/gu)].length;
}

/** The choices of an exercise with one right answer, and those of each turn of a dialogue. */
function choicesOf(exercise: Exercise): readonly Choices[] {
  switch (exercise.content_type) {
    case "quiz": {
      const { choices, correct_choice_ids: right } = exercise.content;
      return right.length === 1 ? [among(choices, right)] : [];
    }
    case "character": {
      const { task } = exercise.content;
      return task.type === "read" ? [among(task.choices, [task.right_choice_id])] : [];
    }
    case "dialogue":
      return exercise.content.steps.flatMap((step) =>
        step.type === "choice" && step.right_option_ids.length === 1
          ? [among(step.options, step.right_option_ids)]
          : [],
      );
    case "fill_in_blank": {
      const { bank, segments } = exercise.content;
      const right = segments.flatMap((part) => (part.type === "gap" ? part.answers : []));
      return bank === undefined ? [] : [{ texts: bank, right }];
    }
    default:
      return [];
  }
}

type Parts = readonly { readonly id: string; readonly text: Parameters<typeof plainText>[0] }[];

function among(parts: Parts, right: readonly string[]): Choices {
  return {
    texts: parts.map(({ text }) => plainText(text)),
    right: parts.filter(({ id }) => right.includes(id)).map(({ text }) => plainText(text)),
  };
}
