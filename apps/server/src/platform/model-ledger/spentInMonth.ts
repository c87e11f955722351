import { quotaPeriod } from "@alambic/domain/quotas";

import type { Database } from "../db/Store.ts";

export interface ModelSpend {
  /** Read and written, and reserved for calls that are under way. */
  readonly tokens: number;
  /** In the currency in which the operator gave the prices. */
  readonly cost: number;
}

const microsInUnit = 1e6;

/** What language models took in the calendar month of a moment (UTC): of one member, or of all. */
export async function spentInMonth(
  db: Database,
  now: Date,
  userId?: string | null,
): Promise<ModelSpend> {
  const { tokens, micros } = await db
    .selectFrom("model_calls")
    .select(({ fn }) => [
      fn.sum<number | string | null>("tokens").as("tokens"),
      fn.sum<number | string | null>("cost_micros").as("micros"),
    ])
    .where("started_at", ">=", new Date(quotaPeriod(now).start))
    .$if(userId !== undefined, (query) =>
      query.where("user_id", "is not distinct from", userId ?? null),
    )
    .executeTakeFirstOrThrow();
  return { tokens: Number(tokens ?? 0), cost: Number(micros ?? 0) / microsInUnit };
}
