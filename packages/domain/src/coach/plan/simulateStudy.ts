import type { MemoryNode, RememberedModel } from "./MemoryModel.ts";
import type { StudyTask } from "./StudyTask.ts";

/** An item is firm when it is remembered so many days after it was seen last, nine times in ten. */
const firmDays = 7;
/** A capsule is mastered with so many of its items firm, and each lesson finished. */
const masteredShare = 0.9;

/** Of a larger capsule every other item, every third … stands for those beside it. */
const mostItems = 160;

const beforehand = -1;

export interface SimulatedDay {
  /** Places in the task's list of those that are worked on. */
  readonly lessons: readonly number[];
  readonly items: number;
  readonly reviews: number;
  readonly seconds: number;
}

export interface SimulationAsked {
  readonly minutesADay: number;
  /** Runs with the same number meet the same chances. */
  readonly run: number;
  /** It goes on for so many days at most, and to the end of them where `toTheEnd` says so. */
  readonly days: number;
  readonly toTheEnd?: boolean;
}

export interface Simulation {
  /** The day on which the capsule was mastered first: 0 for today, -1 where it was before; else Infinity. */
  readonly masteredOn: number;
  readonly days: readonly SimulatedDay[];
}

interface Unit {
  readonly lesson: number;
  readonly isText: boolean;
}

interface Item {
  node: MemoryNode;
  seenOn: number;
  chance: number;
}

/**
 * Lets a learner study a capsule day by day: what comes back first, then what is new, as long as the day's
 * minutes last. Whether something is remembered is drawn from what the model says, the same for each item
 * of a run whatever else happens.
 */
export function simulateStudy(
  task: StudyTask,
  memory: RememberedModel,
  asked: SimulationAsked,
): Simulation {
  const units = task.lessons.flatMap(unitsOf);
  const total = task.cards.length + units.filter(({ isText }) => !isText).length;
  const scale = Math.max(1, Math.ceil((task.cards.length + units.length) / mostItems));
  const learned: Item[] = [];
  const waiting: Item[][] = [];
  for (const [place, card] of task.cards.entries()) {
    if (place % scale !== 0) continue;
    const node = memory.node(card);
    const item = { node, seenOn: -Math.max(0, card.daysAgo), chance: seedOf(asked.run, place) };
    learned.push(item);
    (waiting[Math.max(0, card.dueIn)] ??= []).push(item);
  }
  const sampled = units.filter((_, place) => place % scale === 0);
  const least = Math.ceil((total / scale) * masteredShare - 1e-9);
  const reviewSeconds = task.secondsACard * scale;
  const itemSeconds = task.secondsAnItem * scale;
  const missed = memory.learn(false);
  let firm = learned.filter(({ node }) => node.stability >= firmDays).length;
  let next = 0;
  let queue: Item[] = [];
  let masteredOn = isMastered() ? beforehand : Infinity;
  const days: SimulatedDay[] = [];

  function isMastered(): boolean {
    return next >= sampled.length && firm >= Math.min(least, learned.length);
  }
  function move(item: Item, to: MemoryNode, day: number): void {
    firm += Number(to.stability >= firmDays) - Number(item.node.stability >= firmDays);
    item.node = to;
    item.seenOn = day;
    (waiting[day + to.interval] ??= []).push(item);
  }

  for (let day = 0; day < asked.days; day += 1) {
    if (masteredOn !== Infinity && asked.toTheEnd !== true) break;
    let left = asked.minutesADay * 60;
    queue = [...queue, ...(waiting[day] ?? [])];
    let reviews = 0;
    while (reviews < queue.length && (left >= reviewSeconds || isUntouched(left, asked))) {
      const item = queue[reviews];
      if (item === undefined) break;
      const elapsed = Math.max(0, day - item.seenOn);
      move(item, item.node.review(elapsed, draw(item) < item.node.recall(elapsed)), day);
      left -= reviewSeconds;
      reviews += 1;
    }
    queue = queue.slice(reviews);
    const lessons = new Set<number>();
    let items = 0;
    for (let unit = sampled[next]; unit !== undefined; unit = sampled[next]) {
      if (left < itemSeconds && !isUntouched(left, asked)) break;
      lessons.add(unit.lesson);
      if (!unit.isText) {
        const item = { node: missed, seenOn: day, chance: seedOf(asked.run, -1 - next) };
        learned.push(item);
        move(item, memory.learn(draw(item) < task.rightShare), day);
        items += 1;
      }
      left -= itemSeconds;
      next += 1;
    }
    if (masteredOn === Infinity && isMastered()) masteredOn = day;
    days.push({
      lessons: [...lessons],
      items: items * scale,
      reviews: reviews * scale,
      seconds: asked.minutesADay * 60 - left,
    });
  }
  return { masteredOn, days };
}

/** Something is done each day, however long it takes. */
function isUntouched(left: number, { minutesADay }: SimulationAsked): boolean {
  return left === minutesADay * 60;
}

function unitsOf({ items, texts }: StudyTask["lessons"][number], lesson: number): Unit[] {
  return [
    ...Array.from({ length: texts }, () => ({ lesson, isText: true })),
    ...Array.from({ length: items }, () => ({ lesson, isText: false })),
  ];
}

function seedOf(run: number, place: number): number {
  return (Math.imul(run + 1, 0x9e3779b1) ^ Math.imul(place + 7, 0x85ebca6b)) | 0;
}

/** The next chance of an item, by mulberry32. */
function draw(item: Item): number {
  item.chance = (item.chance + 0x6d2b79f5) | 0;
  const state = item.chance;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}
