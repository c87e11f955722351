import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import type { Rule } from "../subjects/Rule.ts";
import { degreeOf, fifthsOf, noteAt, semitonesOf, signatureOf, spans, tonicOf } from "./fifths.ts";
import { intervals, nameOfDegree, nameOfKey, nameOfSignature, noteValues } from "./names.ts";
import { letters, nameOfNote, syllable, typedNotes } from "./notes.ts";
import { staffRules } from "./staff-rules.ts";

const asNote = nameOfNote;

/** `C-E`: from C up to E. */
function asNotes(asked: string, language: InstructionLanguage): string {
  return asked
    .split("-")
    .map((note) => nameOfNote(note, language))
    .join(" – ");
}

function asNumber(answer: string): string {
  return answer;
}

function nameOfInterval(answer: string, language: InstructionLanguage): string {
  return intervals[language][answer] ?? answer;
}

function nameOfValue(value: string, language: InstructionLanguage): string {
  return noteValues[language][value] ?? value;
}

/** `1/2` as a number. */
function lengthOf(value: string): number {
  const [above = "0", below = "1"] = value.split("/");
  return Number(above) / Number(below);
}

/** The two notes of `C-E`. */
function pairOf(asked: string): readonly [string, string] {
  const [low = "", high = ""] = asked.split("-");
  return [low, high];
}

function between(asked: string): number {
  const [low, high] = pairOf(asked);
  return fifthsOf(high) - fifthsOf(low);
}

/** The parts of `M3 Eb`, of `6 D`. */
function partsOf(asked: string): readonly [string, string] {
  const [what = "", from = ""] = asked.split(" ");
  return [what, from];
}

/** What is known of music, note by note. */
export const musicRules = {
  ...staffRules,
  "music-syllable": {
    showAsked: (asked) => asked,
    showAnswer: (answer, language) => {
      const letter = letters.find((each) => each === answer);
      return letter === undefined ? answer : syllable(letter, language);
    },
    holds: (asked, answer) => fifthsOf(asked) === fifthsOf(answer),
  },
  "music-next": {
    showAsked: asNote,
    showAnswer: asNote,
    // Two letters up are a major or a minor second.
    holds: (asked, answer) =>
      answer.length === 1 && [2, -5].includes(fifthsOf(answer) - fifthsOf(asked)),
  },
  "music-length": {
    showAsked: nameOfValue,
    showAnswer: (answer, language) =>
      new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(Number(answer)),
    holds: (asked, answer) => lengthOf(asked) === Number(answer),
  },
  "music-fits": {
    // `1/2 4`: how many eighths last as long as a whole note.
    showAsked: (asked, language) => {
      const [part, whole] = partsOf(asked);
      return `${nameOfValue(part, language)} → ${nameOfValue(whole, language)}`;
    },
    showAnswer: asNumber,
    holds: (asked, answer) => {
      const [part, whole] = partsOf(asked);
      return lengthOf(part) * Number(answer) === lengthOf(whole);
    },
  },
  "music-bar": {
    // `1/2 3/4`: how many eighths fill a bar of 3/4.
    showAsked: (asked, language) => {
      const [part, metre] = partsOf(asked);
      return `${nameOfValue(part, language)}, ${metre}`;
    },
    showAnswer: asNumber,
    holds: (asked, answer) => {
      const [part, metre] = partsOf(asked);
      const [beats = "0", unit = "4"] = metre.split("/");
      return lengthOf(part) * Number(answer) === (Number(beats) * 4) / Number(unit);
    },
  },
  "music-semitones": {
    showAsked: asNotes,
    showAnswer: asNumber,
    holds: (asked, answer) => semitonesOf(between(asked)) === Number(answer),
  },
  "music-enharmonic": {
    showAsked: asNote,
    showAnswer: asNote,
    typed: typedNotes,
    holds: (asked, answer) => asked !== answer && (fifthsOf(asked) - fifthsOf(answer)) % 12 === 0,
  },
  "music-number": {
    showAsked: asNotes,
    showAnswer: nameOfInterval,
    holds: (asked, answer) => {
      // Along the line of fifths, letters come back every seven steps; a fifth is four letters up.
      const steps = (((4 * between(asked)) % 7) + 7) % 7;
      return String(steps + 1) === answer;
    },
  },
  "music-interval": {
    showAsked: asNotes,
    showAnswer: nameOfInterval,
    holds: (asked, answer) => spans[answer] === between(asked),
  },
  "music-above": {
    // `M3 Eb`: a major third above E flat.
    showAsked: (asked, language) => {
      const [interval, from] = partsOf(asked);
      return `${nameOfNote(from, language)} + ${nameOfInterval(interval, language)}`;
    },
    showAnswer: asNote,
    typed: typedNotes,
    holds: (asked, answer) => {
      const [interval, from] = partsOf(asked);
      return noteAt(fifthsOf(from) + (spans[interval] ?? Number.NaN)) === answer;
    },
  },
  "music-degree": {
    // `6 D`: the sixth note of D major.
    showAsked: (asked, language) => {
      const [degree, key] = partsOf(asked);
      return nameOfDegree(degree, nameOfKey(key, language), language);
    },
    showAnswer: asNote,
    typed: typedNotes,
    holds: (asked, answer) => {
      const [degree, key] = partsOf(asked);
      return degreeOf(key, Number(degree)) === answer;
    },
  },
  "music-signature": {
    showAsked: nameOfKey,
    showAnswer: nameOfSignature,
    holds: (asked, answer) => signatureOf(asked) === Number(answer),
  },
  "music-relative": {
    showAsked: nameOfKey,
    showAnswer: nameOfKey,
    holds: (asked, answer) =>
      signatureOf(asked) === signatureOf(answer) && tonicOf(asked).minor !== tonicOf(answer).minor,
  },
  "music-triad": {
    showAsked: nameOfKey,
    showAnswer: asNotes,
    holds: (asked, answer) =>
      [1, 3, 5].map((degree) => degreeOf(asked, degree)).join("-") === answer,
  },
} as const satisfies Record<string, Rule>;
