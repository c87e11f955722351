import type { FastifyError } from "fastify";
import { AuthorUnavailableError } from "@alambic/author/service";

import { databaseFaultOf } from "../../platform/db/databaseFault.ts";
import { fieldFaults } from "./fieldFaults.ts";
import { Problem } from "./Problem.ts";

/** Seconds in which a database may be back, and in which somebody may have made room on its disk. */
const retryAfter = { unavailable: 1, storage_full: 60 } as const;

/**
 * Translates what the framework and the database throw into the problems of the contract. What is not
 * known is a fault of the server.
 */
export function problemOf(error: FastifyError | Problem | AuthorUnavailableError): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof AuthorUnavailableError) return new Problem("unavailable", { retryAfter: 1 });
  if (error.validation) return validationProblem(error);
  switch (error.statusCode) {
    case 404:
      return new Problem("not_found");
    case 408:
      return new Problem("request_timeout");
    case 413:
      return new Problem("payload_too_large");
    case 414:
      return new Problem("uri_too_long");
    case 415:
      return new Problem("unsupported_media_type");
    case 429:
      return new Problem("too_many_requests");
    case 431:
      return new Problem("headers_too_large");
    case 503:
      return new Problem("unavailable", { retryAfter: 1 });
    default:
      return isClientError(error) ? new Problem("invalid_request") : faultOfServer(error);
  }
}

function faultOfServer(error: FastifyError): Problem {
  const fault = databaseFaultOf(error);
  return fault === null
    ? new Problem("internal_error")
    : new Problem(fault, { retryAfter: retryAfter[fault] });
}

/** A body is told what is wrong with its fields; no such body, or a wrong path or query, is not. */
function validationProblem({ validation = [], validationContext }: FastifyError): Problem {
  const isObject = validation.every(
    ({ instancePath, keyword }) => instancePath !== "" || keyword !== "type",
  );
  const code = validationContext === "body" && isObject ? "validation_failed" : "invalid_request";
  return new Problem(code, { fields: fieldFaults(validation) });
}

function isClientError({ statusCode }: FastifyError): boolean {
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500;
}
