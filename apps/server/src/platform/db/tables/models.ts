import type { Defaulted } from "./columns.ts";

export interface ModelCallsTable {
  id: string;
  capsule_id: string | null;
  user_id: string | null;
  purpose: string;
  model: string;
  /** `unknown`: it was made, and nobody said what it took; all that was reserved counts. */
  status: "reserved" | "settled" | "unknown" | "released";
  /** What counts against the budgets: what was reserved, until what it took is known. */
  tokens: number;
  input_tokens: Defaulted<number | null>;
  output_tokens: Defaulted<number | null>;
  /** Millionths of the currency in which the operator gave the prices. */
  cost_micros: Defaulted<number>;
  started_at: Date;
  ended_at: Defaulted<Date | null>;
}

export interface ModelTables {
  model_calls: ModelCallsTable;
}
