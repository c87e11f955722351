import type { Check, Report } from "../checks/index.ts";
import { isObject, member } from "../checks/index.ts";

/** Whether every figure of a content passes: its own, and those of its blocks. */
export function checkFigures(
  check: Check<unknown>,
  content: unknown,
  path: string,
  report: Report,
): boolean {
  const passes = (holder: unknown, where: string) =>
    !isObject(holder) ||
    !Object.hasOwn(holder, "figure") ||
    check(holder["figure"], member(where, "figure"), report);
  const blocks = isObject(content) && Array.isArray(content["blocks"]) ? content["blocks"] : [];
  const judged = blocks.map((block, index) => passes(block, member(member(path, "blocks"), index)));
  return passes(content, path) && judged.every(Boolean);
}
