import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { nameOfNote } from "./notes.ts";

type Names = Readonly<Record<string, string>>;
type ByLanguage = Readonly<Record<InstructionLanguage, Names>>;

/** The names of intervals, with and without their quality. */
export const intervals: ByLanguage = {
  fr: {
    "1": "unisson",
    "2": "seconde",
    "3": "tierce",
    "4": "quarte",
    "5": "quinte",
    "6": "sixte",
    "7": "septième",
    "8": "octave",
    m2: "seconde mineure",
    M2: "seconde majeure",
    m3: "tierce mineure",
    M3: "tierce majeure",
    P4: "quarte juste",
    P5: "quinte juste",
    m6: "sixte mineure",
    M6: "sixte majeure",
    m7: "septième mineure",
    M7: "septième majeure",
  },
  en: {
    "1": "unison",
    "2": "second",
    "3": "third",
    "4": "fourth",
    "5": "fifth",
    "6": "sixth",
    "7": "seventh",
    "8": "octave",
    m2: "minor second",
    M2: "major second",
    m3: "minor third",
    M3: "major third",
    P4: "perfect fourth",
    P5: "perfect fifth",
    m6: "minor sixth",
    M6: "major sixth",
    m7: "minor seventh",
    M7: "major seventh",
  },
  nl: {
    "1": "prime",
    "2": "secunde",
    "3": "terts",
    "4": "kwart",
    "5": "kwint",
    "6": "sext",
    "7": "septiem",
    "8": "octaaf",
    m2: "kleine secunde",
    M2: "grote secunde",
    m3: "kleine terts",
    M3: "grote terts",
    P4: "reine kwart",
    P5: "reine kwint",
    m6: "kleine sext",
    M6: "grote sext",
    m7: "kleine septiem",
    M7: "grote septiem",
  },
};

/** The names of note values, by their length in crotchets. */
export const noteValues: ByLanguage = {
  fr: {
    "4": "ronde",
    "2": "blanche",
    "1": "noire",
    "1/2": "croche",
    "1/4": "double croche",
    "3": "blanche pointée",
    "3/2": "noire pointée",
    "3/4": "croche pointée",
  },
  en: {
    "4": "semibreve",
    "2": "minim",
    "1": "crotchet",
    "1/2": "quaver",
    "1/4": "semiquaver",
    "3": "dotted minim",
    "3/2": "dotted crotchet",
    "3/4": "dotted quaver",
  },
  nl: {
    "4": "hele noot",
    "2": "halve noot",
    "1": "kwartnoot",
    "1/2": "achtste noot",
    "1/4": "zestiende noot",
    "3": "halve noot met punt",
    "3/2": "kwartnoot met punt",
    "3/4": "achtste noot met punt",
  },
};

const qualities: Readonly<Record<InstructionLanguage, readonly [major: string, minor: string]>> = {
  fr: [" majeur", " mineur"],
  en: [" major", " minor"],
  nl: ["-groot", "-klein"],
};

/** A key or a triad: ré mineur, D minor, d-klein. */
export function nameOfKey(key: string, language: InstructionLanguage): string {
  const minor = key.endsWith("m");
  const note = nameOfNote(minor ? key.slice(0, -1) : key, language);
  const tonic = language === "nl" && minor ? note.toLowerCase() : note;
  return tonic + qualities[language][minor ? 1 : 0];
}

const signs: Readonly<Record<InstructionLanguage, readonly string[]>> = {
  fr: ["aucune altération", "dièse", "dièses", "bémol", "bémols"],
  en: ["no sharps or flats", "sharp", "sharps", "flat", "flats"],
  nl: ["geen voortekens", "kruis", "kruisen", "mol", "mollen"],
};

/** A key signature: `3` is three sharps, `-2` two flats. */
export function nameOfSignature(signature: string, language: InstructionLanguage): string {
  const count = Number(signature);
  const [none = "", sharp = "", sharps = "", flat = "", flats = ""] = signs[language];
  if (count === 0) return none;
  const size = Math.abs(count);
  const one = count > 0 ? sharp : flat;
  const many = count > 0 ? sharps : flats;
  return `${size} ${size === 1 ? one : many}`;
}

/** A note of a scale by its number: `4e degré de do majeur`. */
export function nameOfDegree(degree: string, key: string, language: InstructionLanguage): string {
  switch (language) {
    case "fr":
      return `${degree}e degré de ${key}`;
    case "en":
      return `note ${degree} of the ${key} scale`;
    case "nl":
      return `trap ${degree} van ${key}`;
  }
}
