import { readFileSync } from "node:fs";

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

/**
 * The reader of types sees the defaults in a signature alone. Ours stand in the first line of a body;
 * this tells them to the tables of properties.
 */
export function destructuredDefaults() {
  return {
    name: "alambic:destructured-defaults",
    enforce: "post" as const,
    transform(code: string, id: string): string | undefined {
      if (!id.endsWith(".tsx") || !code.includes(".__docgenInfo")) return undefined;
      const told = [...defaultsIn(readFileSync(id, "utf8"))].flatMap(([name, defaults]) =>
        Object.entries(defaults).map(
          ([key, value]) =>
            `tell(${name}.__docgenInfo?.props?.[${JSON.stringify(key)}], ${JSON.stringify(value)});`,
        ),
      );
      if (told.length === 0) return undefined;
      return `${code}
{
  const tell = (property, value) => { if (property) property.defaultValue ??= { value }; };
  ${told.join("\n  ")}
}
`;
    },
  };
}
