import type { Problem } from "@alambic/contract";

import { isProblemCode } from "../../generated/problemCodes.ts";
import type { Failure } from "./failure.ts";
import { readRetryAfter } from "./readRetryAfter.ts";

/**
 * Reads what an unsuccessful answer says. `body` is its parsed JSON or its text, `now` in
 * milliseconds since 1970. Only problem+json with a code of the contract is the server's word: what
 * a proxy or a public network says of itself is unexpected, whatever its status.
 */
export function readFailure(response: Response, body: unknown, now: number): Failure {
  if (!isProblemJson(response) || !isProblem(body)) {
    return { kind: "unexpected", status: response.status };
  }
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

function isProblemJson({ headers }: Response): boolean {
  return headers.get("Content-Type")?.startsWith("application/problem+json") === true;
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
