import type { GenerationPending } from "@alambic/contract";

import { ApiError } from "./failure.ts";
import { readFailure } from "./readFailure.ts";
import { readRetryAfter } from "./readRetryAfter.ts";

/** What openapi-fetch gives back: the typed body of a success, or the body of an error. */
export interface Reply<Body> {
  readonly data?: Body;
  readonly error?: unknown;
  readonly response: Response;
}

/** Content that may still be in the making. */
export type Generated<Data> =
  | { readonly status: "ready"; readonly data: Data }
  /** `retryAfter` in seconds. */
  | { readonly status: "generating"; readonly retryAfter: number; readonly detail: string };

/** How long to wait, in seconds, where the server did not say. */
const defaultRetryAfter = 2;

/** The body of a successful reply. Throws an `ApiError` for any other. */
export function readBody<Body>(reply: Reply<Body>): Body {
  requireSuccess(reply);
  if (reply.data === undefined) {
    throw new ApiError({ kind: "unexpected", status: reply.response.status });
  }
  return reply.data;
}

/** Checks a reply that has no body. Throws an `ApiError` if it is not a success. */
export function requireSuccess(reply: Reply<unknown>): void {
  if (!reply.response.ok) {
    throw new ApiError(readFailure(reply.response, reply.error, Date.now()));
  }
}

/** Tells a finished answer from a 202, which is never taken for data. */
export function readGenerated<Data extends object>(
  reply: Reply<Data | GenerationPending>,
): Generated<Data> {
  const body = readBody(reply);
  const { status, headers } = reply.response;
  if (isPending(body)) {
    const retryAfter = readRetryAfter(headers, Date.now()) ?? defaultRetryAfter;
    return { status: "generating", retryAfter, detail: body.detail };
  }
  if (status === 202) throw new ApiError({ kind: "unexpected", status });
  return { status: "ready", data: body };
}

function isPending(body: object): body is GenerationPending {
  return "generation_status" in body && body.generation_status === "pending" && "detail" in body;
}
