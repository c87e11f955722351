import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/root.ts";
import { trackedFiles } from "../lib/trackedFiles.ts";
import type { Check } from "./Check.ts";
import { isSource } from "./fileLength.ts";

/** Written in two parts, so that this file does not find itself. */
const silencers = [
  ["@ts-", "ignore"],
  ["@ts-", "expect-error"],
  ["@ts-", "nocheck"],
  ["oxlint-", "disable"],
  ["eslint-", "disable"],
].map((parts) => parts.join(""));

/** Nobody switches a check off from inside a file. */
export const silenced: Check = {
  name: "no silenced compiler or linter",
  async findings() {
    const files = (await trackedFiles()).filter(isSource);
    return files.flatMap((path) => judgeSilence(path, readFileSync(join(root, path), "utf8")));
  },
};

/** The comments of a text that silence a tool. */
export function judgeSilence(path: string, text: string): string[] {
  return silencers
    .filter((silencer) => text.includes(silencer))
    .map((silencer) => `${path} holds ${silencer}: mend the cause instead`);
}
