import type { GenerationPending } from "@alambic/contract";

/** Seconds after which it is worth asking for what is being made. */
const askAgainSeconds = 2;

/** The head of an answer about what is being made. */
export const retryAfterHeader = { "retry-after": String(askAgainSeconds) } as const;

/** The answer to whoever asked for what is being made. */
export interface PendingResponse {
  readonly status: 202;
  readonly headers: typeof retryAfterHeader;
  readonly body: GenerationPending;
}

/** `detail` says what is being made, in the reader's language. */
export function pendingResponse(detail: string): PendingResponse {
  return { status: 202, headers: retryAfterHeader, body: { generation_status: "pending", detail } };
}
