import { useSyncExternalStore } from "react";

/** A value beside React: what draws it listens, and nothing else is drawn for it. */
export interface Store<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(first: Value): Store<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Something of a store; draws again in the turn in which it changes. */
export function useStore<Value, Chosen extends string | boolean | null>(
  { subscribe, get }: Store<Value>,
  choose: (value: Value) => Chosen,
): Chosen {
  return useSyncExternalStore(subscribe, () => choose(get()));
}
