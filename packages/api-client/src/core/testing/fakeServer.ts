/** Answers a request of a test, or fails as a network would by throwing. */
export type Answer = (request: Request) => Response | Promise<Response>;

export interface FakeServer {
  readonly fetch: (request: Request) => Promise<Response>;
  /** What was asked so far, as "METHOD /path?query". */
  readonly asked: string[];
  /** Answers a call from now on, by "METHOD /path" below the API's base. */
  on(call: string, answer: Answer): void;
}

/** A `fetch` that answers from a table; a call that is not in it fails the test. */
export function createFakeServer(): FakeServer {
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  return {
    asked,
    on: (call, answer) => void answers.set(call, answer),
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const path = pathname.replace("/api/v2", "");
      asked.push(`${request.method} ${path}${search}`);
      const answer = answers.get(`${request.method} ${path}`);
      if (!answer) throw new Error(`The test has no answer for ${request.method} ${path}.`);
      return await answer(request);
    },
  };
}

/** An answer that never comes: it ends only when the request is given up. */
export function noAnswer(request: Request): Promise<Response> {
  return new Promise((_, reject) => {
    request.signal.addEventListener("abort", () => reject(request.signal.reason), { once: true });
  });
}

/** A network that is down. */
export function networkDown(): never {
  throw new TypeError("Failed to fetch");
}
