import { boardRules } from "./rules/board-rules.ts";
import { checkRules } from "./rules/check-rules.ts";
import { moveRules } from "./rules/move-rules.ts";
import { notationRules } from "./rules/notation-rules.ts";
import { tacticsRules } from "./rules/tactics-rules.ts";
import type { Rule } from "../subjects/Rule.ts";

/** What is known of chess, from the board to the openings. */
export const chessRules = {
  ...boardRules,
  ...moveRules,
  ...checkRules,
  ...tacticsRules,
  ...notationRules,
} as const satisfies Record<string, Rule>;
