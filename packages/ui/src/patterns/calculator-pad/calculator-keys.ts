import type { PlainMessageId } from "@alambic/i18n";

export const keyKinds = ["digit", "sign", "function"] as const;

/** A key of the pad: what it shows, what it writes, and how it is read aloud. */
export interface CalculatorKey {
  readonly face: string;
  readonly writes: string;
  readonly kind: (typeof keyKinds)[number];
  /** Where the face alone is not read well. */
  readonly name?: PlainMessageId & `tools.calculator.key.${string}`;
}

const digit = (face: string): CalculatorKey => ({ face, writes: face, kind: "digit" });

/** Row by row, five keys in each. The decimal sign follows the language. */
export function calculatorKeys(decimal: string): readonly CalculatorKey[] {
  return [
    { face: "sin", writes: "sin(", kind: "function", name: "tools.calculator.key.sine" },
    { face: "cos", writes: "cos(", kind: "function", name: "tools.calculator.key.cosine" },
    { face: "tan", writes: "tan(", kind: "function", name: "tools.calculator.key.tangent" },
    { face: "ln", writes: "ln(", kind: "function", name: "tools.calculator.key.ln" },
    { face: "log", writes: "log(", kind: "function", name: "tools.calculator.key.log" },
    { face: "sin⁻¹", writes: "asin(", kind: "function", name: "tools.calculator.key.arcsine" },
    { face: "cos⁻¹", writes: "acos(", kind: "function", name: "tools.calculator.key.arccosine" },
    { face: "tan⁻¹", writes: "atan(", kind: "function", name: "tools.calculator.key.arctangent" },
    { face: "eˣ", writes: "exp(", kind: "function", name: "tools.calculator.key.exponential" },
    { face: "e", writes: "e", kind: "function", name: "tools.calculator.key.e" },
    { face: "√", writes: "√(", kind: "function", name: "tools.calculator.key.root" },
    { face: "π", writes: "π", kind: "function", name: "tools.calculator.key.pi" },
    { face: "!", writes: "!", kind: "function", name: "tools.calculator.key.factorial" },
    { face: "xʸ", writes: "^", kind: "function", name: "tools.calculator.key.power" },
    { face: "%", writes: "%", kind: "function", name: "tools.calculator.key.percent" },
    digit("7"),
    digit("8"),
    digit("9"),
    { face: "(", writes: "(", kind: "sign", name: "tools.calculator.key.open" },
    { face: ")", writes: ")", kind: "sign", name: "tools.calculator.key.close" },
    digit("4"),
    digit("5"),
    digit("6"),
    { face: "×", writes: "×", kind: "sign", name: "tools.calculator.key.multiply" },
    { face: "÷", writes: "÷", kind: "sign", name: "tools.calculator.key.divide" },
    digit("1"),
    digit("2"),
    digit("3"),
    { face: "+", writes: "+", kind: "sign", name: "tools.calculator.key.add" },
    { face: "−", writes: "−", kind: "sign", name: "tools.calculator.key.subtract" },
    digit("0"),
    { face: decimal, writes: decimal, kind: "digit", name: "tools.calculator.key.decimal" },
  ];
}
