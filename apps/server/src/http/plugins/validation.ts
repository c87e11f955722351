import { Ajv2020 } from "ajv/dist/2020.js";
import type { AnySchema, Options } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { FastifySchemaCompiler } from "fastify";

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
 */
export function createValidatorCompiler() {
  const texts = createAjv({ coerceTypes: true, useDefaults: true });
  const bodies = createAjv({ allErrors: true });
  return ({ schema, httpPart, contentType }: SchemaPlace) => {
    if (contentType === "multipart/form-data") return () => true;
    return (httpPart === "body" ? bodies : texts).compile(schema);
  };
}
