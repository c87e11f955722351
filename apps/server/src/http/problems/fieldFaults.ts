import type { FastifySchemaValidationError } from "fastify";

import type { FieldFault, FieldFaultCode } from "./Problem.ts";
import { unreadableKeyword } from "./unreadableText.ts";

const mostFaults = 100;
/** A body may hold tens of thousands: what comes later is not looked at. */
const mostRead = 1000;

/** Keywords that only say that a schema around the fault did not match. */
const wrappers = new Set(["oneOf", "anyOf", "allOf", "if", "not"]);

const codes: Readonly<Record<string, FieldFaultCode>> = {
  required: "required",
  additionalProperties: "unknown_field",
  unevaluatedProperties: "unknown_field",
  type: "wrong_type",
  minLength: "too_short",
  minItems: "too_short",
  minProperties: "too_short",
  maxLength: "too_long",
  maxItems: "too_long",
  minimum: "out_of_range",
  maximum: "out_of_range",
  enum: "not_allowed",
  const: "not_allowed",
  format: "invalid_format",
  pattern: "invalid_format",
  [unreadableKeyword]: "unreadable_characters",
};

/** What a validator refused, one fault a field. */
export function fieldFaults(found: readonly FastifySchemaValidationError[]): FieldFault[] {
  const errors = found.slice(0, mostRead);
  const alternatives = errors.filter(({ keyword }) => wrappers.has(keyword));
  const inside = (path: string) =>
    alternatives.some(({ instancePath }) => path.startsWith(instancePath));
  const faults = new Map<string, FieldFaultCode>();
  for (const error of errors) {
    const isWrapper = wrappers.has(error.keyword);
    if (!isWrapper && inside(error.instancePath)) continue;
    const path = pathOf(error);
    if (!faults.has(path)) faults.set(path, codes[error.keyword] ?? "invalid_format");
  }
  return [...faults].slice(0, mostFaults).map(([path, code]) => ({ path, code }));
}

/** `/invitees/0/email` as `invitees.0.email`, with the name of what is missing or too much. */
function pathOf({ instancePath, params }: FastifySchemaValidationError): string {
  const name = params["missingProperty"] ?? params["additionalProperty"];
  const parts = instancePath.split("/").slice(1);
  if (typeof name === "string") parts.push(name);
  return parts.map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~")).join(".");
}
