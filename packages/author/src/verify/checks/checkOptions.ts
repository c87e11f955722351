import type { Option } from "@alambic/contract";

import type { Provenance } from "../../model/Provenance.ts";
import type { Rule } from "../../sources/subjects/Rule.ts";
import { isRuleName, rules } from "../../sources/subjects/rules.ts";
import { foldText } from "../../texts/foldText.ts";
import { plainText } from "../../texts/rich-text.ts";
import type { Check, Rejection } from "../Check.ts";

/** All, none or both of the others: they ask for test-taking, not for knowledge. */
const catchAll =
  /\b(?:all|none|both) of (?:the above|these)\b|toutes? (?:ces|les) réponses|aucune (?:de ces|des) réponses|(?:geen|alle) van (?:de|deze|bovenstaande)/iu;

const longEnoughToTell = 24;
const tellingRatio = 1.6;

/**
 * Options differ from each other, none catches all, and length does not give the right one away:
 * names of things are as long as they are.
 */
export const checkOptions: Check = ({ exercise, provenance }) => {
  const rule = ruleOf(provenance);
  const shown = rule === null ? compared : exact;
  switch (exercise.content_type) {
    case "quiz": {
      const { choices, correct_choice_ids: right } = exercise.content;
      const names = provenance.kind === "data" || rule?.named === true;
      return [
        ...alike(choices, shown),
        ...caught(choices),
        ...(names ? [] : tooLong(choices, right)),
      ];
    }
    case "matching":
      return [...alike(exercise.content.left, shown), ...alike(exercise.content.right, shown)];
    case "categorization":
      return [...alike(exercise.content.groups, shown), ...alike(exercise.content.items, shown)];
    case "ordering":
      return alike(exercise.content.items, shown);
    case "flashcards":
      return alike(
        exercise.content.cards.map(({ id, front }) => ({ id, text: front })),
        shown,
      );
    default:
      return [];
  }
};

function ruleOf(provenance: Provenance): Rule | null {
  return provenance.kind === "template" && isRuleName(provenance.template)
    ? rules[provenance.template]
    : null;
}

function alike(options: readonly Option[], shownAs: (text: string) => string): Rejection[] {
  const seen = new Set<string>();
  return options.flatMap(({ text, picture }) => {
    const shown = shownAs(plainText(text));
    const key = `${shown}\n${picture?.name ?? ""}`;
    const repeated = seen.has(key);
    seen.add(key);
    return repeated ? [{ code: "options_alike" as const, detail: shown }] : [];
  });
}

/** To a rule every sign counts: fa♯ and fa♭, p ∧ q and p ∨ q. */
function exact(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** Marks count where there is nothing else: < and >, −4 and 4, x² and x³. */
function compared(text: string): string {
  return /\p{Letter}{3}/u.test(text) ? foldText(text) : text.replaceAll(/\s+/g, " ").trim();
}

function caught(options: readonly Option[]): Rejection[] {
  return options
    .map(({ text }) => plainText(text))
    .filter((text) => catchAll.test(text))
    .map((detail) => ({ code: "catch_all_option" as const, detail }));
}

function tooLong(options: readonly Option[], right: readonly string[]): Rejection[] {
  const lengths = (wanted: boolean) =>
    options
      .filter(({ id }) => right.includes(id) === wanted)
      .map(({ text }) => plainText(text).length);
  const longest = Math.max(...lengths(true));
  return longest > longEnoughToTell && longest > tellingRatio * Math.max(...lengths(false))
    ? [{ code: "longest_is_right", detail: String(longest) }]
    : [];
}
