/** The types that a module declares for its properties, by their names, as written. */
export type Declarations = Readonly<Record<string, string>>;

const declaration =
  /((?:^\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?)^export ((?:interface (\w+)[^{]*\{\n[\s\S]*?^\})|(?:type (\w+)[^=;]*=[\s\S]*?;$(?!\n )))/gm;

/** The exported types in a module, but for the properties themselves: those stand in their table. */
export function declarationsIn(source: string): Declarations {
  return Object.fromEntries(
    [...source.matchAll(declaration)].flatMap(([, comment, code, own, alias]) => {
      const name = own ?? alias ?? "";
      return name.endsWith("Props") || code === undefined
        ? []
        : [[name, `${comment}${code}`] as const];
    }),
  );
}

/** The files beside a module that it takes types from. */
export function typeModulesOf(source: string): string[] {
  const imports = source.matchAll(/import (?:type )?\{[^}]*\} from "(\.\/[\w-]+\.tsx?)";/g);
  return [...imports].flatMap(([, path]) => path ?? []);
}

const named = (text: string) => text.match(/\b[A-Z]\w+\b/g) ?? [];

/** The declarations that some types name, and those that these are made of, in that order. */
export function declarationsFor(types: readonly string[], declared: Declarations): string[] {
  const names = new Set(types.flatMap(named));
  const found: string[] = [];
  for (const name of names) {
    const code = declared[name];
    if (code === undefined) continue;
    found.push(code);
    for (const next of named(code)) names.add(next);
  }
  return found;
}
