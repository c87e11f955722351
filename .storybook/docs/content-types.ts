/** The parts of JSON Schema that the contract uses for contents of exercises. */
export interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
}

export type Schemas = Readonly<Record<string, Schema>>;

/** Types that have a page of their own, and are not written out again. */
const elsewhere: Readonly<Record<string, string>> = {
  Figure: "a drawing by its data, as Exercises › Figure shows them.",
};

/** As many signs as stand on a line of a page. */
const widest = 96;

const nameOf = (reference: string) => reference.replace(/^.*\//, "");

function typeOf(schema: Schema): string {
  const { $ref, enum: values, oneOf, items, properties, type } = schema;
  if ($ref !== undefined) return nameOf($ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (values !== undefined) return values.map((value) => JSON.stringify(value)).join(" | ");
  if (oneOf !== undefined) return oneOf.map(typeOf).join(" | ");
  if (items !== undefined) {
    const entry = typeOf(items);
    return entry.includes(" | ") ? `(${entry})[]` : `${entry}[]`;
  }
  if (properties !== undefined) return `{\n${fieldsOf(schema)}\n}`;
  return type === "integer" ? "number" : (type ?? "unknown");
}

/** How many or how much it may be, and of which form, in words. */
function boundsOf(schema: Schema): string | undefined {
  const least = schema.minItems ?? schema.minLength ?? schema.minimum;
  const most = schema.maxItems ?? schema.maxLength ?? schema.maximum;
  const range = rangeOf(schema.maxItems === undefined && least === 1 ? undefined : least, most);
  const unit = schema.maxLength === undefined ? "" : " characters";
  const parts = [range && range + unit, schema.pattern];
  return parts.filter((part) => part !== undefined).join(", ") || undefined;
}

function rangeOf(least: number | undefined, most: number | undefined): string | undefined {
  if (most === undefined) return least === undefined ? undefined : `at least ${least}`;
  if (least === undefined) return `at most ${most.toLocaleString("en")}`;
  return least === most ? String(most) : `${least} to ${most.toLocaleString("en")}`;
}

function fieldsOf({ properties = {}, required = [] }: Schema): string {
  return Object.entries(properties)
    .flatMap(([name, schema]) => {
      const bounds = boundsOf(schema);
      return [
        ...(schema.description === undefined ? [] : [`  /** ${schema.description} */`]),
        `  ${name}${required.includes(name) ? "" : "?"}: ${typeOf(schema).replaceAll("\n", "\n  ")};` +
          (bounds === undefined ? "" : ` // ${bounds}`),
      ];
    })
    .join("\n");
}

function declarationOf(name: string, schema: Schema): string {
  if (name in elsewhere) return `// ${name}: ${elsewhere[name]}`;
  const comment = schema.description === undefined ? "" : `/** ${schema.description} */\n`;
  if (schema.properties !== undefined)
    return `${comment}interface ${name} {\n${fieldsOf(schema)}\n}`;
  const type = typeOf(schema);
  const bounds = boundsOf(schema);
  const line = `type ${name} = ${type};${bounds === undefined ? "" : ` // ${bounds}`}`;
  if (line.length <= widest || bounds !== undefined) return comment + line;
  return `${comment}type ${name} =\n  | ${type.replaceAll(" | ", "\n  | ")};`;
}

function referencesIn({ $ref, oneOf = [], items, properties = {} }: Schema): string[] {
  const parts = [...oneOf, ...(items === undefined ? [] : [items]), ...Object.values(properties)];
  return [...($ref === undefined ? [] : [nameOf($ref)]), ...parts.flatMap(referencesIn)];
}

/**
 * What the content of a kind of exercise holds, as types with their bounds: its own first, then those
 * that it is made of, in the order in which they are named. `undefined` for a kind that is not there.
 */
export function contentTypes(schemas: Schemas, contentType: string): string | undefined {
  const own = contentType.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const names = new Set([`${own}Content`]);
  const written: string[] = [];
  for (const name of names) {
    const schema = schemas[name];
    if (schema === undefined) return undefined;
    written.push(declarationOf(name, schema));
    if (!(name in elsewhere)) for (const next of referencesIn(schema)) names.add(next);
  }
  return written.join("\n\n");
}
