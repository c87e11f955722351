import type { Locale } from "@alambic/contract";
import type { AngleUnit, CalculationFailure } from "@alambic/domain/calculator";
import type { Result } from "@alambic/domain/result";

export interface CalculationQuestion {
  readonly id: number;
  readonly expression: string;
  readonly angles: AngleUnit;
  readonly locale: Locale;
}

export type CalculationAnswer =
  | { readonly kind: "ready" }
  | {
      readonly kind: "value";
      readonly id: number;
      readonly result: Result<number, CalculationFailure>;
    };
