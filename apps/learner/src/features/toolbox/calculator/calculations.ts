import type { Calculation } from "@alambic/ui/CalculatorPad";
import { proxy } from "valtio/vanilla";

const most = 30;

/** What a member calculated since the page was opened, the latest first. */
export const calculations = proxy<{ memberId: string | null; items: readonly Calculation[] }>({
  memberId: null,
  items: [],
});

export function keepCalculation(memberId: string | null, calculation: Calculation): void {
  const before = calculations.memberId === memberId ? calculations.items : [];
  calculations.memberId = memberId;
  calculations.items = [calculation, ...before].slice(0, most);
}

export function forgetCalculations(): void {
  calculations.items = [];
}
