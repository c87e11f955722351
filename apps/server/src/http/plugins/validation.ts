import { Ajv2020 } from "ajv/dist/2020.js";
import type { AnySchema, Options, ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { FastifySchemaCompiler, FastifySchemaValidationError } from "fastify";

import { unreadableText } from "../problems/unreadableText.ts";

/** The part of a request that a schema is for. */
type SchemaPlace = Parameters<FastifySchemaCompiler<AnySchema>>[0] & {
  readonly contentType?: string;
};

/** The dialect of the contract (JSON Schema 2020-12) with its formats. */
export function createAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, ...options });
  addFormats.default(ajv);
  return ajv;
}

/**
 * Compiles the validators of requests. Texts in the path and the query are turned into the types of
 * the contract; a body is taken as it is, and a multipart body is read and checked by its operation.
 * No operation sees a text that cannot be kept, whatever its schema says.
 */
export function createValidatorCompiler() {
  const texts = createAjv({ coerceTypes: true, useDefaults: true });
  const bodies = createAjv({ allErrors: true });
  return ({ schema, httpPart, contentType }: SchemaPlace) => {
    if (contentType === "multipart/form-data") return () => true;
    return readable((httpPart === "body" ? bodies : texts).compile(schema));
  };
}

/** A validator of the framework: what is wrong stands on the function. */
interface Validator {
  (...given: Parameters<ValidateFunction>): boolean;
  errors?: FastifySchemaValidationError[] | null;
}

function readable(validate: ValidateFunction): Validator {
  const check: Validator = (value, context) => {
    const unreadable = unreadableText(value);
    const isValid = unreadable.length === 0 && validate(value, context);
    check.errors = unreadable.length === 0 ? (validate.errors ?? null) : unreadable;
    return isValid;
  };
  return check;
}
