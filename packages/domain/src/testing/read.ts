/** What stands at a dotted path of a JSON value; fails the test where nothing does. */
export function read(value: unknown, path: string): unknown {
  let found = value;
  for (const name of path.split(".")) {
    const fields = new Map(Object.entries(Object(found)));
    if (!fields.has(name)) throw new Error(`Nothing stands at ${path} in ${JSON.stringify(value)}`);
    found = fields.get(name);
  }
  return found;
}

/** The same, for a text. */
export function readText(value: unknown, path: string): string {
  const found = read(value, path);
  if (typeof found !== "string") throw new Error(`No text stands at ${path}.`);
  return found;
}

/** The same, for a list. */
export function readList(value: unknown, path: string): unknown[] {
  const found = read(value, path);
  if (!Array.isArray(found)) throw new Error(`No list stands at ${path}.`);
  return found;
}
