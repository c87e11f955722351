import { readFileSync } from "node:fs";
import { join } from "node:path";

let known: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * The skills that a folded word stands for which is a whole topic and has several meanings, the
 * likeliest first; none for any other word.
 */
export function meaningsOf(word: string): readonly string[] {
  known ??= new Map(
    readFileSync(join(import.meta.dirname, "meanings.txt"), "utf8")
      .trim()
      .split("\n")
      .map((line) => {
        const [name = "", list = ""] = line.split(": ");
        return [name, list.split(" ")];
      }),
  );
  return known.get(word) ?? [];
}
