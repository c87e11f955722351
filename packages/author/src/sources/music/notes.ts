import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";

export const letters = ["C", "D", "E", "F", "G", "A", "B"] as const;
export type Letter = (typeof letters)[number];

/** Semitones of each letter above C. */
const heights: Readonly<Record<Letter, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

export interface Note {
  readonly letter: Letter;
  /** Sharps, or flats below zero. */
  readonly accidental: number;
}

/** Reads `C`, `F#`, `Bb`. */
export function readNote(text: string): Note {
  const letter = letters.find((each) => each === text.charAt(0));
  if (letter === undefined) throw new RangeError(`No note: ${text}`);
  const signs = text.slice(1);
  return { letter, accidental: signs.startsWith("b") ? -signs.length : signs.length };
}

export function writeNote({ letter, accidental }: Note): string {
  return letter + (accidental < 0 ? "b".repeat(-accidental) : "#".repeat(accidental));
}

/** The note so many letters and semitones higher, within an octave. */
export function noteAbove(note: Note, steps: number, semitones: number): Note {
  const at = letters.indexOf(note.letter) + steps;
  const letter = letters[at % letters.length] ?? "C";
  const octaves = Math.floor(at / letters.length);
  const natural = heights[letter] + 12 * octaves;
  const wanted = heights[note.letter] + note.accidental + semitones;
  return { letter, accidental: wanted - natural };
}

const solfege: Readonly<Record<InstructionLanguage, Readonly<Record<Letter, string>>>> = {
  fr: { C: "do", D: "ré", E: "mi", F: "fa", G: "sol", A: "la", B: "si" },
  en: { C: "do", D: "re", E: "mi", F: "fa", G: "sol", A: "la", B: "ti" },
  nl: { C: "do", D: "re", E: "mi", F: "fa", G: "sol", A: "la", B: "si" },
};

export function syllable(letter: Letter, language: InstructionLanguage): string {
  return solfege[language][letter];
}

/** A note as musicians of a language write it: fa♯, F♯, Fis. */
export function nameOfNote(text: string, language: InstructionLanguage): string {
  const { letter, accidental } = readNote(text);
  if (language === "nl") return letter + dutchEnding(letter, accidental);
  const base = language === "fr" ? syllable(letter, language) : letter;
  return base + (accidental < 0 ? "♭".repeat(-accidental) : "♯".repeat(accidental));
}

function dutchEnding(letter: Letter, accidental: number): string {
  if (accidental === 0) return "";
  if (accidental > 0) return "is".repeat(accidental);
  if (letter === "B") return "es";
  return letter === "A" || letter === "E" ? "s" : "es";
}

/** Ways to type a note on any keyboard. */
export function typedNotes(text: string, language: InstructionLanguage): readonly string[] {
  const { letter, accidental } = readNote(text);
  const name = nameOfNote(text, language);
  const base = language === "fr" ? syllable(letter, language) : letter;
  const word = { fr: ["dièse", "bémol"], en: ["sharp", "flat"], nl: ["kruis", "mol"] }[language];
  const plain = [
    name,
    `${base}${accidental < 0 ? "b" : "#"}`,
    `${base} ${word[accidental < 0 ? 1 : 0]}`,
  ];
  if (accidental !== 0) return plain;
  // In Flanders a note is called by its syllable.
  return language === "nl" ? [name, syllable(letter, language)] : [name];
}
