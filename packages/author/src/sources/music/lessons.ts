import type { Random } from "../../random/createRandom.ts";
import { drills } from "../subjects/Lesson.ts";
import type { Lesson } from "../subjects/Lesson.ts";
import { tasksOf } from "../subjects/Task.ts";
import type { Task } from "../subjects/Task.ts";
import { letters, noteAbove, readNote, writeNote } from "./notes.ts";
import { semitonesOfInterval, stepsOfInterval, triadOf, scaleOf } from "./semitones.ts";
import { staffLessons } from "./staff-lessons.ts";

const lengths = ["4", "2", "1", "1/2", "1/4"];
const dotted = ["3", "3/2"];

const majorKeys = ["C", "G", "F", "D", "Bb", "A", "Eb", "E", "Ab"];
const minorKeys = ["Am", "Em", "Dm", "Bm", "Gm", "F#m", "Cm", "C#m", "Fm"];
const signatures = [0, 1, -1, 2, -2, 3, -3, 4, -4];

/** Notes and their lengths, intervals, keys and chords; easiest first. */
export const musicLessons = {
  "note-names": {
    hint: "author.course.note-names.hint",
    ...drills(
      {
        rule: "music-syllable",
        all: true,
        tasks: () => tasksOf(letters.map((letter) => [letter, letter])),
        ways: ["quiz", "true", "matching", "quiz", "typed", "typed"],
      },
      {
        rule: "music-next",
        tasks: ({ random }) =>
          random.shuffle(
            tasksOf(letters.map((letter, at) => [letter, letters[(at + 1) % 7] ?? ""])),
          ),
        ways: ["false", "quiz", "typed"],
      },
    ),
  },
  "note-lengths": drills(
    {
      rule: "music-length",
      all: true,
      tasks: () => tasksOf(lengths.map((value) => [value, String(amountOf(value))])),
      ways: ["true", "quiz", "matching", "ordering"],
    },
    {
      rule: "music-fits",
      tasks: ({ random }) => random.shuffle(fits()),
      ways: ["quiz", "false", "number", "number", "number"],
    },
  ),
  bars: drills({
    rule: "music-bar",
    examples: 2,
    tasks: ({ random }) => random.shuffle(bars()),
    ways: ["true", "quiz", "quiz", "matching", "false", "number", "number", "number"],
  }),
  semitones: drills({
    rule: "music-semitones",
    examples: 3,
    tasks: ({ random }) => [
      ...random.shuffle(steps(["C", "D", "E", "F", "G", "A"], ["m2", "M2"])),
      ...random.shuffle(steps(["C", "D", "F", "G"], ["M3", "P4", "P5", "m3"])),
    ],
    ways: ["true", "quiz", "quiz", "ordering", "false", "number", "number", "number"],
  }),
  enharmonics: drills({
    rule: "music-enharmonic",
    examples: 2,
    tasks: ({ random }) => random.shuffle(enharmonics()),
    ways: ["true", "quiz", "matching", "false", "quiz", "typed", "typed"],
  }),
  "interval-numbers": drills({
    rule: "music-number",
    examples: 3,
    tasks: ({ random }) => random.shuffle(numbers()),
    ways: ["true", "quiz", "quiz", "matching", "false", "typed", "typed", "typed"],
  }),
  "interval-qualities": drills({
    rule: "music-interval",
    examples: 3,
    tasks: ({ random }) => [
      ...random.shuffle(qualities(["C", "F", "G"], ["M3", "P4", "P5", "M2"])),
      ...random.shuffle(qualities(["D", "E", "A", "Bb"], ["m3", "M3", "m6", "m7", "P5"])),
    ],
    ways: ["true", "quiz", "quiz", "matching", "false", "sorting", "quiz", "typed", "typed"],
  }),
  "note-above": drills({
    rule: "music-above",
    examples: 3,
    tasks: ({ random }) => [
      ...random.shuffle(above(["C", "G", "F"], ["M3", "P5", "M2", "P4"])),
      ...random.shuffle(above(["D", "E", "A", "Bb", "Eb"], ["m3", "M3", "P5", "M6"])),
    ],
    ways: ["true", "quiz", "matching", "false", "quiz", "typed", "typed", "typed"],
  }),
  "major-scales": scaleLesson(["C", "G", "F", "D", "Bb", "A", "Eb"]),
  "minor-scales": scaleLesson(["Am", "Em", "Dm", "Bm", "Gm", "Cm"]),
  "key-signatures": drills({
    rule: "music-signature",
    all: true,
    tasks: () => [...signatureTasks(majorKeys), ...signatureTasks(minorKeys.slice(0, 4))],
    ways: ["true", "quiz", "quiz", "matching", "false", "matching", "quiz", "quiz"],
  }),
  "relative-keys": drills({
    rule: "music-relative",
    examples: 3,
    tasks: ({ random }) => random.shuffle(relatives()),
    ways: ["true", "quiz", "false", "quiz", "matching", "quiz", "quiz"],
  }),
  triads: drills({
    rule: "music-triad",
    examples: 3,
    tasks: ({ random }) => [
      ...random.shuffle(triads(["C", "G", "F", "D", "A", "E"])),
      ...random.shuffle(triads(["Am", "Dm", "Em", "Gm"])),
    ],
    ways: ["true", "quiz", "quiz", "matching", "false", "quiz", "quiz"],
  }),
  "chord-practice": drills({
    rule: "music-triad",
    examples: 3,
    tasks: ({ random }) => random.shuffle(triads([...majorKeys, ...minorKeys])),
    ways: ["true", "quiz", "matching", "false", "quiz", "quiz", "matching", "quiz"],
  }),
  ...staffLessons,
} as const satisfies Record<string, Lesson>;

function amountOf(value: string): number {
  const [above = "0", below = "1"] = value.split("/");
  return Number(above) / Number(below);
}

/** The answer, and others of the same kind in drawn order. */
function task(asked: string, answer: string, wrong: readonly string[]): Task {
  return { asked, answer, wrong: [...new Set(wrong)].filter((other) => other !== answer) };
}

function nearNumbers(value: number): string[] {
  return [2 * value, value + 1, value - 1, value / 2, value + 2]
    .filter((near) => Number.isInteger(near) && near > 0)
    .map(String);
}

function fits(): Task[] {
  return [...lengths, ...dotted].flatMap((whole) =>
    lengths.flatMap((part) => {
      const count = amountOf(whole) / amountOf(part);
      return Number.isInteger(count) && count > 1
        ? [task(`${part} ${whole}`, String(count), nearNumbers(count))]
        : [];
    }),
  );
}

function bars(): Task[] {
  return [
    ["2/4", 2],
    ["3/4", 3],
    ["4/4", 4],
    ["6/8", 3],
    ["2/2", 4],
    ["9/8", 4.5],
    ["12/8", 6],
  ].flatMap(([metre = "", quarters = 0]) =>
    ["2", "1", "1/2", "1/4"].flatMap((part) => {
      const count = Number(quarters) / amountOf(part);
      return Number.isInteger(count) && count > 1
        ? [task(`${part} ${metre}`, String(count), nearNumbers(count))]
        : [];
    }),
  );
}

function noteOver(from: string, interval: string): string {
  const above = noteAbove(readNote(from), stepsOfInterval(interval), semitonesOfInterval(interval));
  return writeNote(above);
}

function steps(notes: readonly string[], intervals: readonly string[]): Task[] {
  return notes.flatMap((from) =>
    intervals.map((interval) => {
      const size = semitonesOfInterval(interval);
      return task(`${from}-${noteOver(from, interval)}`, String(size), nearNumbers(size));
    }),
  );
}

function enharmonics(): Task[] {
  const pairs = [
    ["C#", "Db"],
    ["D#", "Eb"],
    ["F#", "Gb"],
    ["G#", "Ab"],
    ["A#", "Bb"],
  ] as const;
  return [...pairs, ...pairs.map(([sharp, flat]) => [flat, sharp] as const)].map(
    ([asked, answer]) =>
      task(
        asked,
        answer,
        pairs.map(([sharp, flat]) => (answer.endsWith("b") ? flat : sharp)),
      ),
  );
}

function numbers(): Task[] {
  return letters.flatMap((from, at) =>
    [1, 2, 3, 4, 5, 6].map((up) => {
      const to = letters[(at + up) % 7] ?? from;
      const number = up + 1;
      const near = [number + 1, number - 1, number + 2, number - 2];
      return task(
        `${from}-${to}`,
        String(number),
        near.filter((other) => other >= 2 && other <= 8).map(String),
      );
    }),
  );
}

const allIntervals = ["m2", "M2", "m3", "M3", "P4", "P5", "m6", "M6", "m7", "M7"];

/** Intervals nearest in size first: the likeliest to be taken for this one. */
function near(interval: string): string[] {
  const size = semitonesOfInterval(interval);
  const distance = (other: string) => Math.abs(semitonesOfInterval(other) - size);
  return allIntervals.toSorted((a, b) => distance(a) - distance(b));
}

function qualities(notes: readonly string[], intervals: readonly string[]): Task[] {
  return notes.flatMap((from) =>
    intervals.map((interval) =>
      task(`${from}-${noteOver(from, interval)}`, interval, near(interval)),
    ),
  );
}

function above(notes: readonly string[], intervals: readonly string[]): Task[] {
  return notes.flatMap((from) =>
    intervals.map((interval) =>
      task(
        `${interval} ${from}`,
        noteOver(from, interval),
        near(interval).map((other) => noteOver(from, other)),
      ),
    ),
  );
}

function scaleLesson(keys: readonly string[]): Lesson {
  return drills({
    rule: "music-degree",
    examples: 2,
    tasks: ({ random }) => degrees(keys, random),
    ways: ["true", "quiz", "quiz", "matching", "false", "typed", "typed", "typed"],
  });
}

function degrees(keys: readonly string[], random: Random): Task[] {
  return keys.flatMap((key) => {
    const scale = scaleOf(key);
    return random.sample([3, 4, 5, 6, 7], 2).map((degree) => {
      const answer = scale[degree - 1] ?? "";
      const { letter, accidental } = readNote(answer);
      const altered = [accidental - 1, accidental + 1]
        .filter((other) => Math.abs(other) < 2)
        .map((other) => writeNote({ letter, accidental: other }));
      return task(`${degree} ${key}`, answer, [
        ...altered,
        scale[degree - 2] ?? "",
        scale[degree % 7] ?? "",
      ]);
    });
  });
}

function signatureTasks(keys: readonly string[]): Task[] {
  return keys.map((key, index) => {
    const count = signatures[index] ?? 0;
    return task(
      key,
      String(count),
      [-count, count + 1, count - 1, count + 2, count - 2].map((other) => String(other)),
    );
  });
}

function relatives(): Task[] {
  return majorKeys.flatMap((key, index) => {
    const minor = minorKeys[index] ?? "";
    return [
      task(key, minor, [`${key}m`, ...minorKeys]),
      task(minor, key, [minor.slice(0, -1), ...majorKeys]),
    ];
  });
}

/** Each chord with those that are off by the third, and by the fifth. */
function triads(keys: readonly string[]): Task[] {
  return keys.map((key) => {
    const [root = "", third = "", fifth = ""] = triadOf(key);
    const minor = key.endsWith("m");
    const twin = triadOf(minor ? root : `${root}m`).join("-");
    const fourth = scaleOf(key)[3] ?? "";
    return task(key, [root, third, fifth].join("-"), [
      twin,
      [root, fourth, fifth].join("-"),
      [root, third, scaleOf(key)[5] ?? ""].join("-"),
    ]);
  });
}
