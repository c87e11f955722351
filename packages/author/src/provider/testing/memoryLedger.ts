import { ProviderError } from "../ProviderError.ts";
import type { ModelLedger, PlannedCall, Spent } from "../ledger/ModelLedger.ts";

export interface LedgerLine extends PlannedCall {
  spent: Spent | "open";
}

/** A ledger that remembers, with a budget of so many tokens. */
export function memoryLedger(budget = Number.POSITIVE_INFINITY) {
  const lines: LedgerLine[] = [];
  const used = () =>
    lines.reduce((total, { spent, tokens }) => {
      if (spent === "nothing") return total;
      return total + (typeof spent === "string" ? tokens : spent.input + spent.output);
    }, 0);
  const ledger: ModelLedger = {
    hasRoom: () => Promise.resolve(used() < budget),
    reserve: (call) => {
      if (used() + call.tokens > budget) return Promise.reject(new ProviderError("budget_reached"));
      const line: LedgerLine = { ...call, spent: "open" };
      lines.push(line);
      return Promise.resolve({
        settle: (spent) => {
          line.spent = spent;
          return Promise.resolve();
        },
      });
    },
  };
  return { ledger, lines, used };
}
