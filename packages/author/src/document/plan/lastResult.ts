/**
 * Keeps the last result of a function of a text: assessing and planning ask for the same document
 * one after the other, each with a copy of its own.
 */
export function lastResult<Input, Result>(
  keyOf: (input: Input) => string,
  compute: (input: Input) => Result,
): (input: Input) => Result {
  let last: { readonly key: string; readonly result: Result } | null = null;
  return (input) => {
    const key = keyOf(input);
    if (last?.key !== key) last = { key, result: compute(input) };
    return last.result;
  };
}
