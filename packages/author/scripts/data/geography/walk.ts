/** What stands under these keys of a JSON value, one within the other; undefined where a key is missing. */
export function valueAt(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>((within, key) => (isRecord(within) ? within[key] : undefined), value);
}

/** The same, where it has to be there as text. */
export function textAt(value: unknown, ...keys: readonly string[]): string {
  const text = valueAt(value, ...keys);
  if (typeof text !== "string") throw new Error(`No text under ${keys.join(".")}`);
  return text;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
}
