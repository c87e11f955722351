import type { GenerationPending } from "@alambic/contract";

import { readBody, readGenerated, requireSuccess } from "./reply.ts";
import type { Generated, Reply } from "./reply.ts";
import { defaultTimeout, generationTimeout } from "./timeouts.ts";
import { withTimeout } from "./withTimeout.ts";

type Send<Body> = (signal: AbortSignal) => Promise<Reply<Body>>;

/** Makes a call once, within `timeout` milliseconds, and reads its body. Throws an `ApiError`. */
export function call<Body>(send: Send<Body>, timeout: number = defaultTimeout): Promise<Body> {
  return withTimeout(timeout, async ({ signal }) => readBody(await send(signal)));
}

/** Makes a call that is answered without a body. */
export function callNoContent(send: Send<unknown>): Promise<void> {
  return withTimeout(defaultTimeout, async ({ signal }) => requireSuccess(await send(signal)));
}

/** Makes a call whose answer may still be in the making. */
export function callForGenerated<Data extends object>(
  send: Send<Data | GenerationPending>,
): Promise<Generated<Data>> {
  return withTimeout(generationTimeout, async ({ signal }) =>
    readGenerated<Data>(await send(signal)),
  );
}
