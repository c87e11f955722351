import type { ReadDocument } from "../plan/readDocument.ts";

/** What every lesson asks of the same document is worked out once. */
export function oncePerDocument<Result>(
  compute: (read: ReadDocument) => Result,
): (read: ReadDocument) => Result {
  const kept = new WeakMap<ReadDocument, { readonly result: Result }>();
  return (read) => {
    const { result } = kept.get(read) ?? { result: compute(read) };
    kept.set(read, { result });
    return result;
  };
}
