import type { Problem } from "@alambic/contract";

import type { Failure } from "./failure.ts";
import { isProblemCode } from "./problemCodes.ts";
import { readRetryAfter } from "./readRetryAfter.ts";

/**
 * Reads what an unsuccessful answer says. `body` is its parsed JSON or its text, `now` in
 * milliseconds since 1970.
 */
export function readFailure(response: Response, body: unknown, now: number): Failure {
  if (!isProblem(body)) return { kind: "unexpected", status: response.status };
  const { code, detail, errors, reasons, suggestions } = body;
  return {
    kind: "problem",
    status: response.status,
    code,
    detail,
    ...(errors && { errors }),
    ...(reasons && { reasons }),
    ...(suggestions && { suggestions }),
    retryAfter: readRetryAfter(response.headers, now),
    requestId: body.request_id ?? null,
  };
}

function isProblem(body: unknown): body is Problem {
  return (
    typeof body === "object" &&
    body !== null &&
    "code" in body &&
    isProblemCode(body.code) &&
    "detail" in body &&
    typeof body.detail === "string"
  );
}
