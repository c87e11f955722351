export { CalculatorPad } from "../patterns/calculator-pad/CalculatorPad.tsx";
