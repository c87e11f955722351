import type { GenerationPending } from "@alambic/contract";

/** Seconds after which it is worth asking for what is being made. */
const askAgainSeconds = 2;

/** The head of an answer about what is being made. */
export const askAgain = { "retry-after": String(askAgainSeconds) } as const;

/** The answer to whoever asked for what is being made. */
export interface BeingMade {
  readonly status: 202;
  readonly headers: typeof askAgain;
  readonly body: GenerationPending;
}

/** `detail` says what is being made, in the reader's language. */
export function pendingResponse(detail: string): BeingMade {
  return { status: 202, headers: askAgain, body: { generation_status: "pending", detail } };
}
