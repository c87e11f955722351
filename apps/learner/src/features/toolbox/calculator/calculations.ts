import type { Locale } from "@alambic/contract";
import type { Calculation } from "@alambic/ui/CalculatorPad";
import { proxy } from "valtio/vanilla";

const most = 30;

/** With the language that it was written in: in another its marks may say another number. */
export interface KeptCalculation extends Calculation {
  readonly locale: Locale;
}

/** What a member calculated since the page was opened, the latest first. */
export const calculations = proxy<{
  memberId: string | null;
  items: readonly KeptCalculation[];
}>({
  memberId: null,
  items: [],
});

export function keepCalculation(memberId: string | null, calculation: KeptCalculation): void {
  const before = calculations.memberId === memberId ? calculations.items : [];
  calculations.memberId = memberId;
  calculations.items = [calculation, ...before].slice(0, most);
}

export function forgetCalculations(): void {
  calculations.items = [];
}
