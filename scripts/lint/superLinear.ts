import { analyse } from "scslre";

/**
 * Why a pattern may take more than linear time for a text that nobody meant it for; empty where it
 * does not. What repeats two characters in turn is not found: the library looks for one.
 */
export function superLinear(source: string, flags: string): readonly string[] {
  const { reports } = analyse({ source, flags });
  return [...new Set(reports.map(({ exponential, type }) => told(exponential, type)))];
}

function told(exponential: boolean, type: "Self" | "Trade" | "Move"): string {
  if (exponential)
    return "The pattern takes exponential time: parts of it match the same twice over.";
  switch (type) {
    case "Self":
    case "Trade":
      return "The pattern takes quadratic time: two of its repetitions can match the same. Let them exclude each other.";
    case "Move":
      return "The pattern takes quadratic time: it starts anew at each place of a run. Begin with what cannot be inside of it, such as (?<!x)x+.";
  }
}
