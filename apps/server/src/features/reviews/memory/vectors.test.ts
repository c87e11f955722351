import { expect, test } from "vitest";
import type { ReviewRating } from "@alambic/contract";

import { defaultPlan, foldMemory } from "./index.ts";
import type { Memory, MemoryEvent } from "./index.ts";

/** The parameters and histories that ts-fsrs publishes for its long-term scheduler (MIT). */
const parameters = [
  0.4197, 1.1869, 3.0412, 15.2441, 7.1434, 0.6477, 1.0007, 0.0674, 1.6597, 0.1712, 1.1178, 2.0225,
  0.0904, 0.3025, 2.1214, 0.2498, 2.9466, 0.4891, 0.6468,
];

const ratings: Readonly<Record<string, ReviewRating>> = {
  a: "again",
  h: "hard",
  g: "good",
  e: "easy",
};

/** A memory after each of some ratings, given on the very day that it comes back. */
function historyOf(letters: string): Memory[] {
  const events: MemoryEvent[] = [];
  const memories: Memory[] = [];
  let at = new Date("2022-12-29T12:30:00Z");
  for (const letter of letters) {
    const rating = ratings[letter] ?? "again";
    events.push({ id: String(events.length), kind: "review", at, rating });
    const memory = foldMemory(events, { ...defaultPlan, parameters });
    if (!memory) throw new Error("There are reviews.");
    memories.push(memory);
    at = memory.dueAt;
  }
  return memories;
}

test.each([
  [
    "ggggggaaggggg",
    [3, 13, 48, 155, 445, 1158, 17, 3, 11, 37, 112, 307, 773],
    [
      3.0412, 13.09130698, 48.15848988, 154.93732625, 445.05562739, 1158.07779739, 16.63063166,
      3.01732209, 11.42247264, 37.37521902, 111.8752758, 306.5974569, 772.94026648,
    ],
    [
      4.49094334, 4.26664289, 4.05746029, 3.86237659, 3.68044154, 3.51076891, 4.69833071,
      5.55956298, 5.26323756, 4.98688448, 4.72915759, 4.4888015, 4.26464541,
    ],
  ],
  [
    "ahgeahge",
    [1, 2, 6, 41, 4, 7, 21, 133],
    [0.4197, 1.0344317, 5.5356759, 41.0033667, 4.46605519, 6.67743292, 20.88868155, 132.81849454],
    [7.1434, 7.03653841, 6.64066485, 5.92312772, 6.44779861, 6.45995078, 6.10293922, 5.36588547],
  ],
  [
    "hgeahgea",
    [2, 7, 54, 5, 8, 26, 171, 8],
    [1.1869, 6.59167572, 53.76078737, 5.0853693, 8.09786749, 25.52991279, 171.16195166, 8.11072373],
    [6.23225985, 5.89059466, 5.14583392, 5.884097, 5.99269555, 5.667177, 4.91430736, 5.71619151],
  ],
  [
    "geahgeah",
    [3, 33, 4, 7, 26, 193, 9, 14],
    [
      3.0412, 32.65484522, 4.22256838, 7.2325009, 25.52681746, 193.36618775, 8.63899847,
      14.31323867,
    ],
    [4.49094334, 3.69538259, 4.83221448, 5.12078462, 4.85403286, 4.07165035, 5.1050878, 5.34697075],
  ],
  [
    "eahgeahg",
    [15, 3, 6, 27, 240, 10, 17, 60],
    [
      15.2441, 3.25621013, 6.32684549, 26.56339029, 239.70462771, 9.75621519, 17.06035531,
      59.59547542,
    ],
    [
      1.16304343, 2.99573557, 3.59851762, 3.43436666, 2.60045771, 4.03816348, 4.46259158,
      4.24020203,
    ],
  ],
])("ts-fsrs’s published history %s", (letters, intervals, stabilities, difficulties) => {
  const memories = historyOf(letters);
  expect(memories.map(({ intervalDays }) => intervalDays)).toEqual(intervals);
  expect(memories.map(({ stability }) => stability)).toEqual(stabilities);
  expect(memories.map(({ difficulty }) => difficulty)).toEqual(difficulties);
});
