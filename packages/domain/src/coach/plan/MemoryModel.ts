/** How firmly an item is remembered, as a scheduler knows it. */
export interface MemoryTrace {
  /** Days after which it is still remembered nine times in ten. */
  readonly stability: number;
  readonly difficulty: number;
}

/** How a learner's memory behaves. It knows no chance of its own: the same asked gives the same. */
export interface MemoryModel {
  /** What is left of an item that was learned just now. */
  readonly learn: (isRight: boolean) => MemoryTrace;
  /** The chance of recall after so many days. */
  readonly recall: (trace: MemoryTrace, days: number) => number;
  /** What a review leaves, so many days after the last. */
  readonly review: (trace: MemoryTrace, days: number, isRecalled: boolean) => MemoryTrace;
  /** After how many days it comes back, 1 at the least. */
  readonly interval: (trace: MemoryTrace) => number;
}

/** A model that remembers what it was asked: simulations ask the same again and again. */
export function remember(model: MemoryModel): RememberedModel {
  const node = (trace: MemoryTrace): MemoryNode => {
    const recalls: number[] = [];
    const after: [MemoryNode[], MemoryNode[]] = [[], []];
    return {
      stability: trace.stability,
      interval: Math.max(1, Math.round(model.interval(trace))),
      recall: (days) => (recalls[days] ??= model.recall(trace, days)),
      review: (days, isRecalled) =>
        (after[isRecalled ? 1 : 0][days] ??= node(model.review(trace, days, isRecalled))),
    };
  };
  const [missed, right] = [node(model.learn(false)), node(model.learn(true))];
  return { learn: (isRight) => (isRight ? right : missed), node };
}

/** What is known of an item at a point of a simulation. */
export interface MemoryNode {
  readonly stability: number;
  readonly interval: number;
  readonly recall: (days: number) => number;
  readonly review: (days: number, isRecalled: boolean) => MemoryNode;
}

export interface RememberedModel {
  readonly learn: (isRight: boolean) => MemoryNode;
  readonly node: (trace: MemoryTrace) => MemoryNode;
}
