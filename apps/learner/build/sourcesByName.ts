import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const packages = join(import.meta.dirname, "../../../packages");
const imported =
  /^import \{(?<names>[^}]+)\} from "(?<from>@alambic\/[^"]+|\.[^"]*\/index\.ts)";/gmu;
const exported = /^export \{(?<names>[^}]+)\} from "(?<path>\.[^"]+)";/gmu;

/** Where a name is defined, and what it is called there. */
interface Source {
  readonly path: string;
  readonly name: string;
}

/**
 * Lets each module import from the source of a name in the build, not by way of the list of its package:
 * so it is known who uses which module, and modules that are used together are loaded together.
 */
export function sourcesByName(): Plugin {
  const lists = new Map<string, ReadonlyMap<string, Source>>();
  const listOf = (path: string) => {
    const known = lists.get(path);
    if (known !== undefined) return known;
    const list = readList(path);
    lists.set(path, list);
    return list;
  };
  return {
    name: "sources-by-name",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/(?:packages|apps)\/[^?]+\.tsx?$/u, code: /^import \{/mu },
      async handler(code, id) {
        const froms = new Set(
          [...code.matchAll(imported)].map(({ groups }) => groups?.["from"] ?? ""),
        );
        const paths = new Map<string, string>();
        for (const from of froms) {
          const resolved = await this.resolve(from, id);
          if (resolved !== null && isList(resolved.id)) paths.set(from, resolved.id);
        }
        return code.replaceAll(imported, (all, names: string, from: string) => {
          const path = paths.get(from);
          if (path === undefined) return all;
          return importEach(names, from, listOf(path)) + "\n".repeat(names.split("\n").length - 1);
        });
      },
    },
  };
}

/** Whether a module is the list of a folder of a package. */
function isList(path: string): boolean {
  return path.startsWith(packages) && path.endsWith("/index.ts");
}

/** What a list exports from elsewhere, followed to where it is defined. */
function readList(path: string): ReadonlyMap<string, Source> {
  const sources = new Map<string, Source>();
  for (const { groups = {} } of readFileSync(path, "utf8").matchAll(exported)) {
    const file = join(dirname(path), groups["path"] ?? "");
    const further = isList(file) && existsSync(file) ? readList(file) : new Map<string, Source>();
    for (const [name, renamed] of specifiers(groups["names"] ?? "")) {
      sources.set(renamed, further.get(name) ?? { path: file, name });
    }
  }
  return sources;
}

/** The imports of some names, each from its source; types, and what the list defines itself, stay with it. */
function importEach(names: string, from: string, sources: ReadonlyMap<string, Source>): string {
  const kept: string[] = [];
  const each = specifiers(names).flatMap(([name, local]) => {
    const source = sources.get(name);
    if (source !== undefined) {
      return [`import { ${source.name} as ${local} } from ${JSON.stringify(source.path)};`];
    }
    kept.push(name === local ? name : `${name} as ${local}`);
    return [];
  });
  if (kept.length > 0) each.push(`import { ${kept.join(", ")} } from ${JSON.stringify(from)};`);
  return each.join(" ");
}

/** What is named, and what it is called from there on: `a, b as c`. */
function specifiers(names: string): [name: string, local: string][] {
  return names.split(",").flatMap((specifier) => {
    const [name = "", local = name] = specifier.trim().split(" as ");
    return name === "" ? [] : [[name, local]];
  });
}
