/** What is read of a contract here; the rest is handed on as it is. */
export interface Contract {
  readonly paths: Readonly<Record<string, object>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/**
 * Both contracts without the paths that say the same in both, references followed, and without the parts that
 * only those used. What compares contracts takes two seconds an operation, changed or not.
 */
export function changedOperations(before: Contract, after: Contract): [Contract, Contract] {
  const differs = (path: string) => whole(before, path) !== whole(after, path);
  return [keep(before, differs), keep(after, differs)];
}

function keep(contract: Contract, isKept: (path: string) => boolean): Contract {
  const paths = Object.fromEntries(Object.entries(contract.paths).filter(([path]) => isKept(path)));
  const used = reached(contract, paths);
  const components = Object.fromEntries(
    Object.entries(contract.components).map(([kind, parts]) => [
      kind,
      Object.fromEntries(
        Object.entries(parts).filter(
          // Schemes are named by their own name and not by a reference.
          ([name]) => kind === "securitySchemes" || used.has(`#/components/${kind}/${name}`),
        ),
      ),
    ]),
  );
  return { ...contract, paths, components };
}

/** All that a path says, in one text. */
function whole(contract: Contract, path: string): string {
  const item = contract.paths[path];
  return JSON.stringify([item, [...reached(contract, item)]]);
}

/** The references that lie behind a part, each with what it stands for. */
function reached(contract: Contract, part: unknown, found = new Map<string, unknown>()) {
  if (typeof part !== "object" || part === null) return found;
  for (const [key, value] of Object.entries(part)) {
    if (key === "$ref" && typeof value === "string" && !found.has(value)) {
      const [, , kind = "", name = ""] = value.split("/");
      const target = contract.components[kind]?.[name];
      found.set(value, target);
      reached(contract, target, found);
    } else reached(contract, value, found);
  }
  return found;
}
