import fc from "fast-check";
import type { JsonSchema } from "./contractSchema.ts";
import { contractSchema, isRecord } from "./contractSchema.ts";

function resolved(schema: unknown): JsonSchema {
  if (!isRecord(schema)) throw new Error("Expected a schema.");
  const reference = schema["$ref"];
  return typeof reference === "string" ? contractSchema(reference) : schema;
}

function options(schema: JsonSchema, key: string): unknown[] {
  const value = schema[key];
  return Array.isArray(value) ? value : [];
}

function propertiesOf(schema: JsonSchema): [string, unknown][] {
  const properties = schema["properties"];
  return isRecord(properties) ? Object.entries(properties) : [];
}

function limit(schema: JsonSchema, key: string): number | undefined {
  const value = schema[key];
  return typeof value === "number" ? value : undefined;
}

/** Sizes at a schema's limits and one step past them. */
function sizes(schema: JsonSchema, least: string, most: string): number[] {
  const [low, high] = [limit(schema, least), limit(schema, most)];
  return [
    ...(low === undefined ? [] : [low - 1, low]),
    ...(high === undefined ? [] : [high, high + 1]),
  ].filter((size) => size >= 0);
}

/** Two letters where they will do, else what the pattern makes. */
function sampleText(pattern: unknown): string {
  if (typeof pattern !== "string" || new RegExp(pattern, "u").test("aa")) return "aa";
  const [made = ""] = fc.sample(fc.stringMatching(new RegExp(pattern, "u")), {
    numRuns: 1,
    seed: 1,
  });
  return made;
}

/** One value that a schema accepts, with every property. */
function sample(part: unknown): unknown {
  const schema = resolved(part);
  if ("const" in schema) return schema["const"];
  if ("enum" in schema) return options(schema, "enum")[0];
  if ("oneOf" in schema) return sample(options(schema, "oneOf")[0]);
  switch (schema["type"]) {
    case "string":
      return sampleText(schema["pattern"]);
    case "boolean":
      return true;
    case "integer":
      return limit(schema, "minimum") ?? 0;
    case "array":
      return Array.from({ length: limit(schema, "minItems") ?? 1 }, () => sample(schema["items"]));
    default:
      return Object.fromEntries(propertiesOf(schema).map(([key, value]) => [key, sample(value)]));
  }
}

/**
 * Values at every limit that a schema sets and one step past it, each in an otherwise sound whole:
 * what chance would seldom hit.
 */
export function edges(part: unknown): unknown[] {
  const schema = resolved(part);
  if ("enum" in schema) return options(schema, "enum");
  if ("oneOf" in schema) return options(schema, "oneOf").flatMap(edges);
  switch (schema["type"]) {
    case "string":
      return [...sizes(schema, "minLength", "maxLength"), 40, 41].map((size) => "a".repeat(size));
    case "integer":
      return sizes(schema, "minimum", "maximum");
    case "array": {
      const item = sample(schema["items"]);
      const filled = (size: number) => Array.from({ length: size }, () => item);
      const rest = filled(Math.max(0, (limit(schema, "minItems") ?? 0) - 1));
      return [
        ...sizes(schema, "minItems", "maxItems").map(filled),
        ...edges(schema["items"]).map((edge) => [edge, ...rest]),
      ];
    }
    case "object": {
      const whole = propertiesOf(schema).map(([key, value]) => [key, sample(value)] as const);
      return propertiesOf(schema).flatMap(([key, value]) => [
        Object.fromEntries(whole.filter(([other]) => other !== key)),
        ...edges(value).map((edge) => ({ ...Object.fromEntries(whole), [key]: edge })),
      ]);
    }
    default:
      return [sample(schema)];
  }
}
