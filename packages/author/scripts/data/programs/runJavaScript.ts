import { format } from "node:util";
import { createContext, runInContext } from "node:vm";

const mostRounds = 5000;
/** Rounds are counted, so that a slow machine changes nothing; this only keeps from hanging. */
const timeout = 20_000;

/** What a program prints, each call on a line of its own; null where it fails or does not end. */
export function runJavaScript(code: string): string | null {
  const printed: string[] = [];
  let rounds = 0;
  const context = createContext({
    console: { log: (...values: unknown[]) => printed.push(format(...values)) },
    countRound() {
      rounds += 1;
      if (rounds > mostRounds) throw new RangeError("It does not end");
    },
  });
  try {
    runInContext(`"use strict";\n${counted(code)}`, context, { timeout });
  } catch {
    return null;
  }
  return printed.join("\n");
}

/** The program with each round of its loops counted. */
function counted(code: string): string {
  return code
    .replaceAll("while (", "while (countRound(), ")
    .replaceAll(/for \(([^;()]*);/gu, "for ($1; countRound(),");
}
