import document from "@alambic/contract/openapi.json" with { type: "json" };

export type JsonSchema = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The contract's schema behind a name or a local reference. */
export function contractSchema(reference: string): JsonSchema {
  const name = reference.replace("#/components/schemas/", "");
  const schema = Object.entries(document.components.schemas).find(([key]) => key === name)?.[1];
  if (!isRecord(schema)) throw new Error(`The contract has no schema ${reference}.`);
  return schema;
}

export { isRecord };
