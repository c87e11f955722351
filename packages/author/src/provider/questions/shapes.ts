import type { JSONSchema7 } from "@ai-sdk/provider";
import { Ajv } from "ajv";

import type { Concept } from "../ModelMaterial.ts";

/** One line; longer ones are no titles. */
export const line = { type: "string", minLength: 1, maxLength: 160 } as const;
export const paragraph = { type: "string", minLength: 1, maxLength: 2000 } as const;

const ajv = new Ajv({ strict: false });

/** An object with all of these, and nothing else. */
export function shape(properties: Readonly<Record<string, JSONSchema7>>) {
  return {
    type: "object" as const,
    properties: { ...properties },
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

export function listOf(items: JSONSchema7, minItems: number, maxItems: number) {
  return { type: "array" as const, items, minItems, maxItems };
}

/** Reads what has the shape of a schema; null for everything else. */
export function reader<Answer>(schema: object): (answer: unknown) => Answer | null {
  const fits = ajv.compile<Answer>(schema);
  return (answer) => (fits(answer) ? answer : null);
}

export const conceptShape = shape({
  name: line,
  gist: paragraph,
  needs: listOf(line, 0, 8),
});

/** Concepts in an order in which each stands behind what it needs; needs that nobody names go. */
export function inOrderOfNeed(concepts: readonly Concept[]): readonly Concept[] {
  const names = new Set(concepts.map(({ name }) => name));
  const waiting = concepts.map((concept) => ({
    ...concept,
    needs: concept.needs.filter((need) => names.has(need) && need !== concept.name),
  }));
  const placed: Concept[] = [];
  while (waiting.length > 0) {
    const known = new Set(placed.map(({ name }) => name));
    const ready = waiting.findIndex(({ needs }) => needs.every((need) => known.has(need)));
    // Two that need each other: the first of them goes first.
    placed.push(...waiting.splice(Math.max(0, ready), 1));
  }
  return placed;
}
