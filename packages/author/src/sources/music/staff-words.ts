import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import type { StaffAsked, StaffPlace } from "./StaffAsked.ts";

type ByLanguage<Value> = Readonly<Record<InstructionLanguage, Value>>;

/** The lowest and the highest step for which there are words. */
export const lowest = -3;
export const highest = 11;

/** Where a note stands, from the lowest step on. */
const places: ByLanguage<readonly string[]> = {
  fr: [
    "juste sous la première ligne supplémentaire du bas",
    "sur la première ligne supplémentaire sous la portée",
    "juste sous la portée",
    "sur la ligne 1",
    "dans l’interligne 1",
    "sur la ligne 2",
    "dans l’interligne 2",
    "sur la ligne 3",
    "dans l’interligne 3",
    "sur la ligne 4",
    "dans l’interligne 4",
    "sur la ligne 5",
    "juste au-dessus de la portée",
    "sur la première ligne supplémentaire au-dessus de la portée",
    "juste au-dessus de la première ligne supplémentaire du haut",
  ],
  en: [
    "just below the first ledger line at the bottom",
    "on the first ledger line below the staff",
    "just below the staff",
    "on line 1",
    "in space 1",
    "on line 2",
    "in space 2",
    "on line 3",
    "in space 3",
    "on line 4",
    "in space 4",
    "on line 5",
    "just above the staff",
    "on the first ledger line above the staff",
    "just above the first ledger line at the top",
  ],
  nl: [
    "vlak onder de eerste hulplijn onderaan",
    "op de eerste hulplijn onder de notenbalk",
    "vlak onder de notenbalk",
    "op lijn 1",
    "in tussenruimte 1",
    "op lijn 2",
    "in tussenruimte 2",
    "op lijn 3",
    "in tussenruimte 3",
    "op lijn 4",
    "in tussenruimte 4",
    "op lijn 5",
    "vlak boven de notenbalk",
    "op de eerste hulplijn boven de notenbalk",
    "vlak boven de eerste hulplijn bovenaan",
  ],
};

const signs: ByLanguage<Readonly<Record<"#" | "b", string>>> = {
  fr: { "#": " avec un dièse", b: " avec un bémol" },
  en: { "#": " with a sharp", b: " with a flat" },
  nl: { "#": " met een kruis", b: " met een mol" },
};

const clefs: ByLanguage<Readonly<Record<StaffAsked["clef"], string>>> = {
  fr: { treble: "clé de sol", bass: "clé de fa" },
  en: { treble: "treble clef", bass: "bass clef" },
  nl: { treble: "vioolsleutel", bass: "bassleutel" },
};

/** What counts the notes: one, several one after the other, several at once. */
const counted: ByLanguage<readonly [one: string, after: string, together: string]> = {
  fr: ["Une note", "Des notes l’une après l’autre", "Des notes à la fois, de bas en haut"],
  en: ["One note", "Notes one after the other", "Notes at once, from the bottom up"],
  nl: ["Eén noot", "Noten na elkaar", "Noten tegelijk, van onder naar boven"],
};

const sentence: ByLanguage<(clef: string, notes: string, where: string) => string> = {
  fr: (clef, notes, where) =>
    `Une portée en ${clef}, lignes et interlignes comptés de bas en haut. ${notes}\u202F: ${where}.`,
  en: (clef, notes, where) =>
    `A staff with a ${clef}, its lines and spaces counted from the bottom. ${notes}: ${where}.`,
  nl: (clef, notes, where) =>
    `Een notenbalk met een ${clef}, lijnen en tussenruimten van onderaf geteld. ${notes}: ${where}.`,
};

function placeOf({ step, sign }: StaffPlace, language: InstructionLanguage): string {
  const place = places[language][step - lowest] ?? "";
  return sign === "" ? place : place + signs[language][sign];
}

/** Where the notes stand, as one who reads the staff aloud would say it: not what they are called. */
export function describeStaff(staff: StaffAsked, language: InstructionLanguage): string {
  const [one, after, together] = counted[language];
  const notes = staff.places.length === 1 ? one : staff.together ? together : after;
  const where = staff.places.map((place) => placeOf(place, language)).join(", ");
  return sentence[language](clefs[language][staff.clef], notes, where);
}

/** Reads such a description back; null where it is none. */
export function readPlaces(description: string, language: InstructionLanguage): StaffAsked | null {
  const { treble, bass } = clefs[language];
  const isTreble = description.includes(treble);
  const told = description.slice(description.lastIndexOf(":") + 1, -1).split(", ");
  const found = told.flatMap((words) => readPlace(words.trim(), language) ?? []);
  if (isTreble === description.includes(bass) || found.length !== told.length) return null;
  return {
    clef: isTreble ? "treble" : "bass",
    places: found,
    together: description.includes(counted[language][2]),
  };
}

function readPlace(words: string, language: InstructionLanguage): StaffPlace | null {
  for (const sign of ["", "#", "b"] as const) {
    const step = places[language].findIndex(
      (_, at) => placeOf({ step: at + lowest, sign }, language) === words,
    );
    if (step >= 0) return { step: step + lowest, sign };
  }
  return null;
}
