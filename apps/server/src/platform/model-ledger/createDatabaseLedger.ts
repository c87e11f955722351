import { randomUUIDv7 } from "node:crypto";

import type {
  ModelLedger,
  ModelSettings,
  PlannedCall,
  Spent,
  TokenUsage,
} from "@alambic/author/provider";
import { ProviderError } from "@alambic/author/provider";
import { takeLock } from "../db/locks.ts";
import type { Database, Tx } from "../db/Store.ts";
import { spentInMonth } from "./spentInMonth.ts";

type Prices = Pick<ModelSettings, "inputPrice" | "outputPrice">;
type Budgets = Pick<ModelSettings, "model" | "tokensPerMonth" | "tokensPerMemberPerMonth">;

/** A ledger whose every line is a row of `model_calls`; a budget is the sum over a month of them. */
export function createDatabaseLedger(
  db: Database,
  settings: Prices & Budgets,
  now: () => Date,
): ModelLedger {
  return {
    hasRoom: async (memberId) =>
      (await tokensOf(db, now())) < settings.tokensPerMonth &&
      (memberId === undefined ||
        (await tokensOf(db, now(), memberId)) < settings.tokensPerMemberPerMonth),
    reserve: async (call) => {
      const id = await enter(db, call, settings, now());
      return { settle: (spent) => settle(db, id, spent, settings, now()) };
    },
  };
}

/** Enters a call within both budgets, and returns the id of its row. */
function enter(
  db: Database,
  { capsuleId, memberId, purpose, tokens }: PlannedCall,
  { model, tokensPerMonth, tokensPerMemberPerMonth }: Budgets,
  now: Date,
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    await takeLock(tx, "modelBudget");
    const capsule = capsuleId === null ? undefined : await findCapsule(tx, capsuleId);
    const userId = memberId ?? capsule?.owner_id ?? null;
    const fits =
      (await tokensOf(tx, now)) + tokens <= tokensPerMonth &&
      (await tokensOf(tx, now, userId)) + tokens <= tokensPerMemberPerMonth;
    if (!fits) throw new ProviderError("budget_reached");
    const id = randomUUIDv7();
    const call = { purpose, model, tokens, status: "reserved" as const, started_at: now };
    await tx
      .insertInto("model_calls")
      .values({ id, capsule_id: capsule ? capsuleId : null, user_id: userId, ...call })
      .execute();
    return id;
  });
}

function findCapsule(tx: Tx, capsuleId: string) {
  return tx
    .selectFrom("capsules")
    .select("owner_id")
    .where("id", "=", capsuleId)
    .executeTakeFirst();
}

async function settle(
  db: Database,
  id: string,
  spent: Spent,
  prices: Prices,
  now: Date,
): Promise<void> {
  await db
    .updateTable("model_calls")
    .set({ ended_at: now, ...outcomeOf(spent, prices) })
    .where("id", "=", id)
    .where("status", "=", "reserved")
    .execute();
}

function outcomeOf(spent: Spent, prices: Prices) {
  if (spent === "unknown") return { status: "unknown" as const };
  if (spent === "nothing") return { status: "released" as const, tokens: 0 };
  return {
    status: "settled" as const,
    tokens: spent.input + spent.output,
    input_tokens: spent.input,
    output_tokens: spent.output,
    cost_micros: costOf(spent, prices),
  };
}

/** A price for a million tokens is as many millionths for one. */
function costOf({ input, output }: TokenUsage, { inputPrice, outputPrice }: Prices): number {
  return Math.round(input * inputPrice + output * outputPrice);
}

/** Tokens of this month, of one member or of all. */
async function tokensOf(db: Database, now: Date, userId?: string | null): Promise<number> {
  return (await spentInMonth(db, now, userId)).tokens;
}
