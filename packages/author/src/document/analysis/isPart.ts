import { foldText } from "../../texts/foldText.ts";

/** Whether one could be taken for the other: "Milk" for "milk", "decay" for "decay, displacement". */
export function isPart(one: string, other: string): boolean {
  const [a, b] = [foldText(one), foldText(other)];
  return a === b || (a !== "" && b !== "" && (a.includes(b) || b.includes(a)));
}
