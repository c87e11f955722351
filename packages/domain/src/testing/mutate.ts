import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import { isRecord } from "./contractSchema.ts";

type Change = (value: unknown) => unknown;

const oddText = fc.constantFrom(
  "",
  " ",
  "x".repeat(41),
  "x".repeat(301),
  "é".repeat(20_001),
  "a b",
);
/** Made anew each time: what comes of a value may mark it for the next draw. */
const empty = fc.constantFrom<(() => unknown)[]>(
  () => [],
  () => ({}),
);
const oddValue = fc.oneof(
  fc.jsonValue(),
  oddText,
  fc.constantFrom(0, -1, 1.5, null),
  empty.map((make) => make()),
);

const changes: Arbitrary<Change> = fc.oneof(
  oddValue.map(
    (odd): Change =>
      () =>
        odd,
  ),
  fc.constant<Change>((value) => (Array.isArray(value) ? [...value, ...value] : value)),
  fc.constant<Change>((value) => (Array.isArray(value) ? [] : value)),
  fc.constant<Change>((value) =>
    Array.isArray(value) ? Array.from({ length: 101 }, (_, at) => value[at % value.length]) : value,
  ),
  fc.constant<Change>((value) => (Array.isArray(value) ? value.slice(1) : value)),
  fc
    .tuple(fc.constantFrom("extra", "__proto__", "constructor", "id", "type", "text"), oddValue)
    .map(
      ([key, odd]): Change =>
        (value) =>
          isRecord(value) ? Object.fromEntries([...Object.entries(value), [key, odd]]) : value,
    ),
  fc.nat().map((at): Change => (value) => {
    if (!isRecord(value)) return value;
    const keys = Object.keys(value);
    const gone = keys[at % Math.max(1, keys.length)];
    return Object.fromEntries(Object.entries(value).filter(([key]) => key !== gone));
  }),
);

/** Applies a change somewhere inside a value; `path` chooses where, one number a level. */
function changeAt(value: unknown, path: readonly number[], change: Change): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(value);
  if (Array.isArray(value) && value.length > 0) {
    return value.map((item, at) =>
      at === step % value.length ? changeAt(item, rest, change) : item,
    );
  }
  if (!isRecord(value) || Object.keys(value).length === 0) return change(value);
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, item], at) => [
      key,
      at === step % entries.length ? changeAt(item, rest, change) : item,
    ]),
  );
}

/** Values that are almost those of another arbitrary: one or two parts changed, gone or repeated. */
export function mutated(values: Arbitrary<unknown>): Arbitrary<unknown> {
  const path = fc.array(fc.nat({ max: 20 }), { maxLength: 5 });
  return fc
    .tuple(values, fc.array(fc.tuple(path, changes), { minLength: 1, maxLength: 2 }))
    .map(([value, edits]) =>
      edits.reduce((current, [where, change]) => changeAt(current, where, change), value),
    );
}
