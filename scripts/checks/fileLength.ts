import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/root.ts";
import { trackedFiles } from "../lib/trackedFiles.ts";
import type { Check } from "./Check.ts";

const longest = 400;
const source = /\.(ts|tsx|mts|cts|js|mjs|cjs|css|sql)$/u;
const notWrittenByHand = /(^|\/)(generated|dist)\//u;

/** No source file is too long to be read at one sitting. */
export const fileLength: Check = {
  name: `no file above ${longest} lines`,
  async findings() {
    const files = (await trackedFiles()).filter(isSource);
    return files.flatMap((path) => judgeLength(path, readFileSync(join(root, path), "utf8")));
  },
};

/** Whether a path is code written by hand. */
export function isSource(path: string): boolean {
  return source.test(path) && !notWrittenByHand.test(path);
}

/** What is wrong with the length of a text. */
export function judgeLength(path: string, text: string): string[] {
  const lines = text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
  return lines > longest ? [`${path} has ${lines} lines: split it by purpose`] : [];
}
