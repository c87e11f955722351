export { CalculatorPad } from "../patterns/calculator-pad/CalculatorPad.tsx";
export type {
  CalculationRefusal,
  CalculatorPadProps,
} from "../patterns/calculator-pad/CalculatorPad.tsx";
export type { Calculation } from "../patterns/calculator-pad/CalculationHistory.tsx";
