import type { JSONSchema7, JSONSchema7Definition } from "@ai-sdk/provider";

/**
 * A schema without the bounds on lengths, which not every provider takes in what it promises to
 * answer with. Whoever reads the answer holds it to them all the same.
 */
export function portableSchema(schema: JSONSchema7): JSONSchema7 {
  const { minLength, maxLength, minItems, maxItems, ...kept } = schema;
  const { properties, items, anyOf } = kept;
  return {
    ...kept,
    ...(properties && { properties: mapValues(properties) }),
    ...(items && !Array.isArray(items) && { items: portable(items) }),
    ...(anyOf && { anyOf: anyOf.map(portable) }),
  };
}

function mapValues(properties: Readonly<Record<string, JSONSchema7Definition>>) {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, portable(schema)]),
  );
}

function portable(schema: JSONSchema7Definition): JSONSchema7Definition {
  return typeof schema === "boolean" ? schema : portableSchema(schema);
}
