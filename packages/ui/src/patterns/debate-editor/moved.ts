/** A list of which one part changed places with the one before or after it. */
export function moved<Part>(parts: readonly Part[], at: number, by: -1 | 1): Part[] {
  const [part, other] = [parts[at], parts[at + by]];
  if (part === undefined || other === undefined) return [...parts];
  return parts.with(at, other).with(at + by, part);
}
