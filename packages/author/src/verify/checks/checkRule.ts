import type { Exercise } from "@alambic/domain/exercises";

import type { Claim } from "../../model/Provenance.ts";
import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { isRuleName, rules } from "../../sources/subjects/rules.ts";
import type { Rule } from "../../sources/subjects/Rule.ts";
import { typedAnswers } from "../../sources/subjects/Rule.ts";
import { plainText } from "../../texts/rich-text.ts";
import type { Check, Rejection } from "../Check.ts";
import { codeFault } from "./codeFault.ts";
import { figureFault } from "./figureFault.ts";
import { labellingFault } from "./labellingFault.ts";

/** What an item of a rule claims is worked out anew, and it shows what it claims. */
export const checkRule: Check = ({ exercise, provenance }, { request: { language } }) => {
  if (provenance.kind !== "template" || !isRuleName(provenance.template)) return [];
  const rule: Rule = rules[provenance.template];
  const { claims } = provenance;
  const wrong = claims.flatMap((claim): Rejection[] =>
    rule.holds(claim.left, claim.right) === claim.holds
      ? []
      : [{ code: "claim_wrong", detail: `${claim.left} = ${claim.right}` }],
  );
  const fault =
    keyFault(exercise, claims, rule, language) ?? figureFault(exercise, claims[0], rule, language);
  return fault === null ? wrong : [...wrong, { code: "key_disagrees", detail: fault }];
};

function keyFault(
  exercise: Exercise,
  claims: readonly Claim[],
  rule: Rule,
  language: InstructionLanguage,
): string | null {
  const asked = ({ left }: Claim) => rule.showAsked(left, language);
  const answer = ({ right }: Claim) => rule.showAnswer(right, language);
  const claimOf = (part: string) => claims.find((claim) => claim.part === part);
  const [first] = claims;
  if (first === undefined) return "nothing claimed";
  switch (exercise.content_type) {
    case "true_false": {
      const { statement, answer: key } = exercise.content;
      if (first.holds !== key) return "truth differs";
      const text = plainText(statement);
      return text.includes(asked(first)) && text.includes(answer(first)) ? null : "other statement";
    }
    case "quiz": {
      const { prompt, choices, correct_choice_ids: right } = exercise.content;
      const fault = choices.find(({ id, text }) => {
        const claim = claimOf(id);
        return (
          claim === undefined ||
          claim.left !== first.left ||
          claim.holds !== right.includes(id) ||
          plainText(text) !== answer(claim)
        );
      });
      if (fault !== undefined) return `choice ${fault.id}`;
      return plainText(prompt).includes(asked(first)) ? null : "other question";
    }
    case "matching": {
      const { left, right, pairs } = exercise.content;
      const textOf = (options: typeof left, id: string) =>
        plainText(options.find((option) => option.id === id)?.text ?? "");
      const fault = pairs.find(({ left_id: leftId, right_id: rightId }) => {
        const claim = claimOf(leftId);
        return (
          claim?.holds !== true ||
          textOf(left, leftId) !== asked(claim) ||
          textOf(right, rightId) !== answer(claim) ||
          claims.some((other) => other !== claim && rule.holds(claim.left, other.right))
        );
      });
      return fault === undefined ? null : `pair ${fault.left_id}`;
    }
    case "categorization": {
      const { items, groups, members } = exercise.content;
      const fault = members.find(({ item_id: itemId, group_id: groupId }) => {
        const claim = claimOf(itemId);
        const [item, group] = [
          items.find(({ id }) => id === itemId),
          groups.find(({ id }) => id === groupId),
        ];
        return (
          claim?.holds !== true ||
          plainText(item?.text ?? "") !== asked(claim) ||
          plainText(group?.text ?? "") !== answer(claim) ||
          claims.some(
            (other) => answer(other) !== answer(claim) && rule.holds(claim.left, other.right),
          )
        );
      });
      return fault === undefined ? null : `item ${fault.item_id}`;
    }
    case "ordering": {
      const { items, correct_item_ids: order } = exercise.content;
      const places = order.map((id) => ({ id, claim: claimOf(id) }));
      const fault = places.find(({ id, claim }, at) => {
        const before = places[at - 1]?.claim;
        return (
          claim?.holds !== true ||
          plainText(items.find((item) => item.id === id)?.text ?? "") !== asked(claim) ||
          (before !== undefined && Number(before.right) >= Number(claim.right))
        );
      });
      return fault === undefined ? null : `step ${fault.id}`;
    }
    case "short_answer": {
      const { prompt, answers } = exercise.content;
      const accepted = typedAnswers(rule, first.right, language);
      if (!first.holds || !plainText(prompt).includes(asked(first))) return "other question";
      const fault = answers.find((each) => !accepted.includes(each));
      return fault === undefined ? null : `answer ${fault}`;
    }
    case "numeric": {
      const { prompt, answer: value, tolerance, units } = exercise.content;
      if (!first.holds || !plainText(prompt).includes(asked(first))) return "other question";
      const agrees =
        value === first.right &&
        tolerance?.amount === rule.tolerance &&
        units?.[0]?.symbol === rule.unit;
      return agrees ? null : `answer ${value}`;
    }
    case "code":
      return codeFault(exercise, first, rule);
    case "image_labelling":
      return labellingFault(exercise.content, claims, rule, language);
    case "lesson":
      return null;
    default:
      return "not recomputed";
  }
}
