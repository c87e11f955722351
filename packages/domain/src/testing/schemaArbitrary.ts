import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import type { JsonSchema } from "./contractSchema.ts";
import { contractSchema, isRecord } from "./contractSchema.ts";

function numberIn(schema: JsonSchema, key: string, otherwise: number): number {
  const value = schema[key];
  return typeof value === "number" ? value : otherwise;
}

function listIn(schema: JsonSchema, key: string): unknown[] {
  const value = schema[key];
  return Array.isArray(value) ? value : [];
}

function part(schema: unknown): Arbitrary<unknown> {
  return isRecord(schema) ? schemaArbitrary(schema) : fc.constant(null);
}

function texts(schema: JsonSchema): Arbitrary<string> {
  const [least, most] = [numberIn(schema, "minLength", 0), numberIn(schema, "maxLength", 30)];
  const pattern = schema["pattern"];
  if (typeof pattern === "string") {
    return fc.stringMatching(new RegExp(pattern, "u")).filter((text) => text.length <= most);
  }
  const short = fc
    .string({ minLength: least, maxLength: Math.min(most, 30), unit: "grapheme" })
    .filter((text) => [...text].length <= most);
  // Where the limit is short enough to build, go up to it: limits count code points.
  const full = fc.constant("𠮟".repeat(Math.min(most, 400)));
  return fc.oneof({ weight: 9, arbitrary: short }, { weight: 1, arbitrary: full });
}

function objects(schema: JsonSchema): Arbitrary<unknown> {
  const required = listIn(schema, "required").filter((key) => typeof key === "string");
  const properties = isRecord(schema["properties"]) ? schema["properties"] : {};
  const model = Object.fromEntries(
    Object.entries(properties).map(([key, value]) => [key, part(value)]),
  );
  return fc.record(model, { requiredKeys: required, noNullPrototype: true });
}

/** Well-formed tags: the contract's pattern also takes `nl-v1`, which BCP 47 does not. */
const languages = fc.stringMatching(
  /^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-[0-9][A-Za-z0-9]{3})?$/u,
);

/** Values that a schema of the contract accepts: the small part of JSON Schema that it uses. */
export function schemaArbitrary(schema: JsonSchema): Arbitrary<unknown> {
  const reference = schema["$ref"];
  if (reference === "#/components/schemas/LanguageTag") return languages;
  if (typeof reference === "string") return schemaArbitrary(contractSchema(reference));
  if ("const" in schema) return fc.constant(schema["const"]);
  if ("enum" in schema) return fc.constantFrom(...listIn(schema, "enum"));
  if ("oneOf" in schema) return fc.oneof(...listIn(schema, "oneOf").map(part));
  switch (schema["type"]) {
    case "string":
      return texts(schema);
    case "boolean":
      return fc.boolean();
    case "integer":
      return fc.integer({
        min: numberIn(schema, "minimum", -9),
        max: Math.min(numberIn(schema, "maximum", 9), 9),
      });
    case "array":
      return fc.array(part(schema["items"]), {
        minLength: numberIn(schema, "minItems", 0),
        maxLength: Math.min(numberIn(schema, "maxItems", 4), 4),
      });
    case "object":
      return objects(schema);
    case "null":
      return fc.constant(null);
    default:
      throw new Error(`No values are known for ${JSON.stringify(schema)}.`);
  }
}
