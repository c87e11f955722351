import type { QuestReason } from "@alambic/contract";

/** Something that a quest may ask. */
export interface QuestCandidate {
  readonly atomId: string;
  readonly capsuleId: string;
  readonly chapterId: string;
  readonly reason: QuestReason;
  /** A text, which is read before what it explains. */
  readonly isReading: boolean;
  /** Of two with the same reason the greater comes first. */
  readonly urgency: number;
}

export interface ChosenQuest {
  readonly capsuleId: string;
  readonly chapterId: string;
  readonly reason: QuestReason;
  /** In the order in which they are asked. */
  readonly items: readonly QuestCandidate[];
}

/** What comes first, and how much of it speaks for a capsule. */
const reasons = [
  ["rework", 1000],
  ["missed", 8],
  ["weak", 4],
  ["lesson", 2],
  ["fresh", 1],
] as const satisfies readonly (readonly [QuestReason, number])[];

const rankOf = new Map<QuestReason, number>(reasons.map(([reason], rank) => [reason, rank]));
const weightOf = new Map<QuestReason, number>(reasons);

export interface ChoosingRules {
  /** Most exercises; texts to read do not count. */
  readonly size: number;
  /** The learner and their day: between equals it decides, so that days differ. */
  readonly seed: string;
}

/**
 * Chooses a quest: the capsule that needs it most, there the chapter that does, and of that as many items
 * as it takes. The same candidates in any order give the same quest; none, or only texts, give none.
 */
export function chooseQuest(
  candidates: readonly QuestCandidate[],
  rules: ChoosingRules,
): ChosenQuest | null {
  const ranked = rank(candidates, rules.seed);
  const capsuleId = neediest(ranked, ({ capsuleId: id }) => id, rules);
  const ofCapsule = ranked.filter((candidate) => candidate.capsuleId === capsuleId);
  const chapterId = neediest(ofCapsule, ({ chapterId: id }) => id, rules);
  if (capsuleId === null || chapterId === null) return null;
  const items = take(
    [
      ...ofCapsule.filter((candidate) => candidate.chapterId === chapterId),
      ...ofCapsule.filter((candidate) => candidate.chapterId !== chapterId),
    ],
    rules.size,
  );
  const [first] = rank(items.filter(isAsked), rules.seed);
  return first === undefined ? null : { capsuleId, chapterId, reason: first.reason, items };
}

/** What takes the place of items that can no longer be asked, in the same capsule; perhaps nothing. */
export function replaceItems(
  candidates: readonly QuestCandidate[],
  rules: ChoosingRules,
  quest: {
    readonly capsuleId: string;
    readonly chapterId: string;
    /** All that it asks, or has asked. */
    readonly atomIds: ReadonlySet<string>;
  },
): readonly QuestCandidate[] {
  const ranked = rank(candidates, rules.seed).filter(
    ({ atomId, capsuleId }) => capsuleId === quest.capsuleId && !quest.atomIds.has(atomId),
  );
  const isNear = ({ chapterId }: QuestCandidate) => chapterId === quest.chapterId;
  return take([...ranked.filter(isNear), ...ranked.filter((item) => !isNear(item))], rules.size);
}

/** The first candidates that make up so many exercises, without texts that nothing follows. */
function take(ranked: readonly QuestCandidate[], size: number): readonly QuestCandidate[] {
  const taken: QuestCandidate[] = [];
  let exercises = 0;
  for (const candidate of ranked) {
    if (exercises === size) break;
    taken.push(candidate);
    if (isAsked(candidate)) exercises += 1;
  }
  return taken.slice(0, taken.findLastIndex(isAsked) + 1);
}

function isAsked({ isReading }: QuestCandidate): boolean {
  return !isReading;
}

/** The group whose most urgent items speak loudest; between equals the seed decides. */
function neediest(
  ranked: readonly QuestCandidate[],
  groupOf: (candidate: QuestCandidate) => string,
  { size, seed }: ChoosingRules,
): string | null {
  const needs = new Map<string, { readonly count: number; readonly need: number }>();
  for (const candidate of ranked.filter(isAsked)) {
    const group = groupOf(candidate);
    const { count, need } = needs.get(group) ?? { count: 0, need: 0 };
    if (count === size) continue;
    const weight = weightOf.get(candidate.reason) ?? 0;
    needs.set(group, { count: count + 1, need: need + weight });
  }
  const [first] = [...needs].toSorted(
    ([one, { need }], [other, { need: otherNeed }]) =>
      otherNeed - need || compare(lot(seed, one), lot(seed, other)) || compare(one, other),
  );
  return first?.[0] ?? null;
}

function rank(candidates: readonly QuestCandidate[], seed: string): readonly QuestCandidate[] {
  const keyed = candidates.map((candidate) => ({
    candidate,
    rank: rankOf.get(candidate.reason) ?? reasons.length,
    lot: lot(seed, candidate.atomId),
  }));
  return keyed
    .toSorted(
      (one, other) =>
        one.rank - other.rank ||
        other.candidate.urgency - one.candidate.urgency ||
        compare(one.lot, other.lot) ||
        compare(one.candidate.atomId, other.candidate.atomId),
    )
    .map(({ candidate }) => candidate);
}

function compare<Value extends string | number>(one: Value, other: Value): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** A number that looks like chance and is always the same (FNV-1a). */
function lot(seed: string, of: string): number {
  let hash = 0x811c9dc5;
  for (const letter of `${seed} ${of}`) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}
