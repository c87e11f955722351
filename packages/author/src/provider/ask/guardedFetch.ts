/** An answer that is longer is cut: no lesson is, and a stream without an end would be. */
const mostBytes = 4 * 1024 * 1024;

/**
 * A `fetch` that reaches one origin only, follows no redirect (it could lead into the machine's own
 * network), and reads no more than a model can sensibly answer.
 */
export function guardedFetch(origin: string): typeof fetch {
  return async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input);
    if (address.origin !== origin)
      throw new TypeError("Another host than the configured one was asked for");
    const response = await fetch(input, { ...init, redirect: "error" });
    if (response.body === null) return response;
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(cutAfter(mostBytes)), {
      status,
      statusText,
      headers,
    });
  };
}

function cutAfter(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let read = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      read += chunk.byteLength;
      if (read > bytes) controller.error(new RangeError("The answer is too long"));
      else controller.enqueue(chunk);
    },
  });
}
