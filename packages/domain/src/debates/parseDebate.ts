import type {
  DebateLevel,
  DebateObjection,
  DebateReason,
  DebateRubric,
  DebateSide,
} from "@alambic/contract";
import { fieldOf, listWithin, oneOf, textWithin } from "../fields/index.ts";
import type { DebateContent } from "./content.ts";
import { debateLimits } from "./limits.ts";
import { criteria, criterionLevels } from "./rubric.ts";

const sides = ["for", "against", "none"] as const satisfies readonly DebateSide[];

/** Reads a debate that was kept; null for what is none. */
export function parseDebate(value: unknown): DebateContent | null {
  const question = textWithin(fieldOf(value, "question"), debateLimits.question);
  const side = oneOf(fieldOf(value, "side"), sides);
  const claim = textWithin(fieldOf(value, "claim"), debateLimits.claim);
  const reasons = listWithin(fieldOf(value, "reasons"), debateLimits.reasons, parseReason);
  const objections = listWithin(
    fieldOf(value, "objections"),
    debateLimits.objections,
    parseObjection,
  );
  const conclusion = textWithin(fieldOf(value, "conclusion"), debateLimits.conclusion);
  const rubric = parseRubric(fieldOf(value, "rubric"));
  if (question === null || side === null || claim === null || conclusion === null) return null;
  if (reasons === null || objections === null || rubric === null) return null;
  return { question, side, claim, reasons, objections, conclusion, rubric };
}

function parseReason(value: unknown): DebateReason | null {
  const id = fieldOf(value, "id");
  const text = textWithin(fieldOf(value, "text"), debateLimits.reason);
  const source = textWithin(fieldOf(value, "source"), debateLimits.source);
  return typeof id === "string" && text !== null && source !== null ? { id, text, source } : null;
}

function parseObjection(value: unknown): DebateObjection | null {
  const id = fieldOf(value, "id");
  const text = textWithin(fieldOf(value, "text"), debateLimits.objection);
  const reply = textWithin(fieldOf(value, "reply"), debateLimits.reply);
  return typeof id === "string" && text !== null && reply !== null ? { id, text, reply } : null;
}

function parseRubric(value: unknown): DebateRubric | null {
  const levels: (readonly [string, DebateLevel | null])[] = [];
  for (const criterion of criteria) {
    const given = fieldOf(value, criterion);
    const level = oneOf(given, criterionLevels);
    if (level === null && given !== null) return null;
    levels.push([criterion, level]);
  }
  const of = new Map(levels);
  return {
    clear_claim: of.get("clear_claim") ?? null,
    reasons_support: of.get("reasons_support") ?? null,
    evidence: of.get("evidence") ?? null,
    objection_met: of.get("objection_met") ?? null,
    fair_wording: of.get("fair_wording") ?? null,
    conclusion_follows: of.get("conclusion_follows") ?? null,
  };
}
