import { drills } from "../subjects/Lesson.ts";
import type { Lesson } from "../subjects/Lesson.ts";
import type { Task } from "../subjects/Task.ts";
import { letters, readNote } from "./notes.ts";
import { triadOf } from "./semitones.ts";
import type { Clef, StaffPlace } from "./StaffAsked.ts";
import { stepOf, writeStaff } from "./staff.ts";

/** Notes as lessons write them, `E4`: those between two, the lower one first. */
function notesBetween(low: string, high: string): string[] {
  const all = [2, 3, 4, 5].flatMap((octave) => letters.map((letter) => `${letter}${octave}`));
  return all.slice(all.indexOf(low), all.indexOf(high) + 1);
}

function placeOfNote(clef: Clef, note: string): StaffPlace {
  return { step: stepOf(clef, readNote(note.charAt(0)).letter, Number(note.slice(1))), sign: "" };
}

/** A single note; the wrong answers are its neighbours, as if a line had been miscounted. */
function reading(clef: Clef, notes: readonly string[]): Task[] {
  return notes.map((note) => {
    const at = letters.findIndex((letter) => letter === note.charAt(0));
    const others = [2, -2, 1, -1].map((off) => letters[(at + off + 7) % 7] ?? "");
    return {
      asked: writeStaff({ clef, places: [placeOfNote(clef, note)], together: false }),
      answer: note.charAt(0),
      wrong: others,
    };
  });
}

/** Two notes one after the other, the lower one first. */
function intervalsOn(clef: Clef, notes: readonly string[]): Task[] {
  return notes.flatMap((low, from) =>
    notes.slice(from + 1, from + 7).map((high, index) => {
      const number = index + 2;
      const near = [number + 1, number - 1, number + 2, number - 2];
      return {
        asked: writeStaff({
          clef,
          places: [low, high].map((note) => placeOfNote(clef, note)),
          together: false,
        }),
        answer: String(number),
        wrong: near.filter((other) => other >= 2 && other <= 7).map(String),
      };
    }),
  );
}

function chordOn(clef: Clef, octave: number, key: string, keys: readonly string[]): Task {
  const notes = triadOf(key).map(readNote);
  const root = stepOf(clef, notes[0]?.letter ?? "C", octave);
  const places = notes.map(({ accidental }, index): StaffPlace => {
    const sign = accidental === 0 ? "" : accidental > 0 ? "#" : "b";
    return { step: root + 2 * index, sign };
  });
  const minor = key.endsWith("m");
  const twin = minor ? key.slice(0, -1) : `${key}m`;
  return {
    asked: writeStaff({ clef, places, together: true }),
    answer: key,
    wrong: [twin, ...keys.filter((other) => other !== key && other !== twin)],
  };
}

const whiteChords = ["C", "F", "G", "Am", "Dm", "Em"];
const signedChords = ["D", "A", "E", "Cm", "Gm", "Fm", "Bb", "Eb"];

function readingLesson(clef: Clef, inside: readonly string[], outside: readonly string[]): Lesson {
  return drills({
    rule: "music-staff-note",
    examples: 3,
    tasks: ({ random }) => [
      ...random.shuffle(reading(clef, inside)),
      ...random.shuffle(reading(clef, outside)),
    ],
    ways: ["true", "quiz", "quiz", "false", "typed", "quiz", "typed", "typed", "typed"],
  });
}

/** Reading from the staff: notes in two clefs, then intervals and chords. */
export const staffLessons = {
  "staff-treble": readingLesson("treble", notesBetween("E4", "F5"), ["C4", "D4", "G5", "A5"]),
  "staff-bass": readingLesson("bass", notesBetween("G2", "A3"), ["E2", "F2", "B3", "C4"]),
  "staff-intervals": drills({
    rule: "music-staff-interval",
    examples: 3,
    tasks: ({ random }) => [
      ...random.shuffle(intervalsOn("treble", notesBetween("E4", "F5"))).slice(0, 10),
      ...random.shuffle(intervalsOn("bass", notesBetween("G2", "A3"))).slice(0, 6),
    ],
    ways: ["true", "quiz", "quiz", "false", "typed", "quiz", "typed", "typed"],
  }),
  "staff-chords": drills(
    {
      rule: "music-triad",
      tasks: ({ random }) => random.shuffle(whiteTriads()),
      ways: ["matching"],
    },
    {
      rule: "music-staff-chord",
      examples: 2,
      tasks: ({ random }) => [
        ...random.shuffle(whiteChords.map((key) => chordOn("treble", 4, key, whiteChords))),
        ...random.shuffle(signedChords.map((key) => chordOn("treble", 4, key, signedChords))),
      ],
      ways: ["true", "quiz", "quiz", "false", "quiz", "quiz", "quiz"],
    },
  ),
} as const satisfies Record<string, Lesson>;

/** The same chords by their notes, before they are read. */
function whiteTriads(): Task[] {
  return whiteChords.map((key) => ({
    asked: key,
    answer: triadOf(key).join("-"),
    wrong: whiteChords.filter((other) => other !== key).map((other) => triadOf(other).join("-")),
  }));
}
