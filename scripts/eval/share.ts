/** The share of the values for which something holds; 1 of none. */
export function share<T>(values: readonly T[], holds: (value: T) => boolean): number {
  return values.length === 0 ? 1 : values.filter(holds).length / values.length;
}
