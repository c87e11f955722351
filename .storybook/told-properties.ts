import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { declarationsIn, typeModulesOf } from "./declared-types.ts";
import type { Declarations } from "./declared-types.ts";

/** The properties of a component that have a default where its body takes them apart, as written. */
export type Defaults = Readonly<Record<string, string>>;

const component = /export function ([A-Z]\w*)(?:<[^(]*>)?\(props: [\s\S]*?\) \{\n([\s\S]*?)\n\}/g;
const takenApart = /^ {2}const \{([\s\S]*?)\} = props;/m;

/** Parts of a list in braces; a comma inside brackets or quotes parts nothing. */
function partsOf(list: string): string[] {
  const parts = [""];
  const open: string[] = [];
  for (const sign of list) {
    const quoted = open.at(-1) === '"';
    if (quoted ? sign === '"' : ")]}".includes(sign)) open.pop();
    else if (!quoted && '([{"'.includes(sign)) open.push(sign);
    if (sign === "," && open.length === 0) parts.push("");
    else parts.push((parts.pop() ?? "") + sign);
  }
  return parts.map((part) => part.trim());
}

/** The defaults in a module, by its components: `const { tone = "info" } = props`. */
export function defaultsIn(source: string): ReadonlyMap<string, Defaults> {
  return new Map(
    [...source.matchAll(component)].map(([, name = "", body = ""]) => {
      const list = takenApart.exec(body)?.[1] ?? "";
      const given = partsOf(list).flatMap((part) => {
        const [, key, value] = /^(\w+)(?:: \w+)? = ([\s\S]+)$/.exec(part) ?? [];
        return key === undefined || value === undefined ? [] : [[key, value] as const];
      });
      return [name, Object.fromEntries(given)];
    }),
  );
}

/** The types that the properties of a module's components name, from it and from what stands beside it. */
function declarationsOf(id: string, source: string): Declarations {
  const beside = typeModulesOf(source).map((path) => readFileSync(join(dirname(id), path), "utf8"));
  return Object.assign({}, ...[...beside, source].map(declarationsIn));
}

/**
 * The reader of types sees the defaults in a signature alone, and of types no more than their names.
 * Our defaults stand in the first line of a body; this tells them to the tables of properties, and the
 * pages what those types hold.
 */
export function toldProperties() {
  return {
    name: "alambic:told-properties",
    enforce: "post" as const,
    transform(code: string, id: string): string | undefined {
      if (!id.endsWith(".tsx") || !code.includes(".__docgenInfo")) return undefined;
      const source = readFileSync(id, "utf8");
      const told = [...defaultsIn(source)].flatMap(([name, given]) =>
        Object.entries(given).map(
          ([key, value]) =>
            `tell(${name}.__docgenInfo?.props?.[${JSON.stringify(key)}], ${JSON.stringify(value)});`,
        ),
      );
      const components = new Set(
        [...code.matchAll(/\b([A-Z]\w*)\.__docgenInfo ?=/g)].map(([, name]) => name),
      );
      const shown = [...components].map((name) => `${name}.declaredTypes = declaredTypes;`);
      return `${code}
{
  const declaredTypes = ${JSON.stringify(declarationsOf(id, source))};
  const tell = (property, value) => { if (property) property.defaultValue ??= { value }; };
  ${[...told, ...shown].join("\n  ")}
}
`;
    },
  };
}
