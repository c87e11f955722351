/** Reads a formula, one level of brackets included: the atoms of each element in one unit of it. */
export function countAtoms(formula: string): ReadonlyMap<string, number> {
  const flat = formula.replaceAll(/\(([^()]*)\)(\d*)/gu, (_, inner: string, times: string) =>
    inner.repeat(Number(times === "" ? "1" : times)),
  );
  const counts = new Map<string, number>();
  for (const [, symbol = "", count = ""] of flat.matchAll(/([A-Z][a-z]?)(\d*)/gu))
    counts.set(symbol, (counts.get(symbol) ?? 0) + Number(count === "" ? "1" : count));
  return counts;
}
