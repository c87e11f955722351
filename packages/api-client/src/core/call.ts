import type { GenerationPending } from "@alambic/contract";

import { ApiError } from "./failure.ts";
import { readFailure } from "./readFailure.ts";
import { readRetryAfter } from "./readRetryAfter.ts";
import { withTimeout } from "./withTimeout.ts";

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

type Send<Body> = (signal: AbortSignal) => Promise<Reply<Body>>;

/** Milliseconds that a call may take, where the contract allows no more (`x-timeout`). */
const defaultTimeout = 8_000;

/** How long to wait, in seconds, where the server did not say. */
const defaultRetryAfter = 2;

/** Makes a call once, within `timeout` milliseconds, and reads its body. Throws an `ApiError`. */
export function call<Body>(send: Send<Body>, timeout: number = defaultTimeout): Promise<Body> {
  return withTimeout(timeout, async ({ signal }) => readBody(await send(signal)));
}

/**
 * Makes a call that is answered without a body. Any other success comes from something in between,
 * such as the page of a public network, and is none.
 */
export function callNoContent(
  send: Send<unknown>,
  timeout: number = defaultTimeout,
): Promise<void> {
  return withTimeout(timeout, async ({ signal }) => {
    const reply = await send(signal);
    requireSuccess(reply);
    const { status } = reply.response;
    if (status !== 204) throw new ApiError({ kind: "unexpected", status });
  });
}

/** Makes a call that is answered with a file of a type; anything else comes from something in between. */
export function callForFile(
  send: Send<unknown>,
  type: string,
  timeout: number = defaultTimeout,
): Promise<Blob> {
  return withTimeout(timeout, async ({ signal }) => {
    const reply = await send(signal);
    requireSuccess(reply);
    const { status, headers } = reply.response;
    const isFile = headers.get("Content-Type")?.startsWith(type) === true;
    if (!isFile || !(reply.data instanceof Blob))
      throw new ApiError({ kind: "unexpected", status });
    return reply.data;
  });
}

/** Makes a call whose answer may still be in the making. */
export function callForGenerated<Data extends object>(
  send: Send<Data | GenerationPending>,
  timeout: number = defaultTimeout,
): Promise<Generated<Data>> {
  return withTimeout(timeout, async ({ signal }) => readGenerated<Data>(await send(signal)));
}

/** The body of a successful reply. Throws an `ApiError` for any other. */
export function readBody<Body>(reply: Reply<Body>): Body {
  requireSuccess(reply);
  const { status, headers } = reply.response;
  const isJson = headers.get("Content-Type")?.startsWith("application/json") === true;
  if (reply.data === undefined || !isJson) throw new ApiError({ kind: "unexpected", status });
  return reply.data;
}

/** Checks a reply, whatever its body. Throws an `ApiError` if it is not a success. */
function requireSuccess(reply: Reply<unknown>): void {
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
