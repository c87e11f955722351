/**
 * Some of many, evenly spread, the last always among them: the marks of an axis that has room for
 * `most` words.
 */
export function spread<Item>(items: readonly Item[], most: number): readonly Item[] {
  if (items.length <= most) return items;
  const step = Math.ceil(items.length / Math.max(1, most));
  const last = items.length - 1;
  return items.filter((_, index) => (last - index) % step === 0);
}
