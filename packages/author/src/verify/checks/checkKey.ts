import type { Exercise } from "@alambic/domain/exercises";

import type { Claim } from "../../model/Provenance.ts";
import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { isRuleName } from "../../sources/subjects/rules.ts";
import { plainText } from "../../texts/rich-text.ts";
import type { Check, Rejection } from "../Check.ts";
import { drawnFault } from "../arithmetic/geometryFault.ts";
import { figureIn } from "./figureFault.ts";
import { numericFault } from "./numericFault.ts";
import { questionFault } from "./questionFault.ts";

/** What counts as right in the exercise is what its claims say, part by part. */
export const checkKey: Check = ({ exercise, provenance }, { request: { language } }) => {
  if (provenance.kind !== "template" || exercise.content_type === "lesson") return [];
  if (isRuleName(provenance.template)) return [];
  const { claims } = provenance;
  const drawn = figureIn(exercise);
  const fault =
    keyFault(exercise, claims, language) ??
    questionFault(exercise, claims) ??
    (drawn === null ? null : drawnFault(drawn, claims));
  return fault === null ? [] : [{ code: "key_disagrees", detail: fault } satisfies Rejection];
};

function keyFault(
  exercise: Exercise,
  claims: readonly Claim[],
  language: InstructionLanguage,
): string | null {
  switch (exercise.content_type) {
    case "code":
      return "not recomputed";
    case "character":
      return "not recomputed";
    case "vocabulary":
      return "not recomputed";
    case "dialogue":
      return "not recomputed";
    case "ordering":
    case "categorization":
    case "image_labelling":
      return "not recomputed";
    case "free_answer":
      return "not recomputed";
    case "numeric":
      return numericFault(exercise.content, claims[0], language);
    case "true_false": {
      const [claim] = claims;
      if (claim === undefined || claim.holds !== exercise.content.answer) return "truth differs";
      return showsClaim(plainText(exercise.content.statement), claim) ? null : "other statement";
    }
    case "quiz": {
      const { choices, correct_choice_ids: right } = exercise.content;
      const fault = choices.find(({ id, text }) => {
        const claim = claims.find(({ part }) => part === id);
        return (
          claim === undefined ||
          claim.holds !== right.includes(id) ||
          !givesAnswer(claim, plainText(text))
        );
      });
      return fault === undefined ? null : `choice ${fault.id}`;
    }
    case "matching": {
      const { left, right, pairs } = exercise.content;
      const fault = pairs.find(({ left_id: leftId, right_id: rightId }) => {
        const claim = claims.find(({ part }) => part === leftId);
        const [task, result] = [
          left.find(({ id }) => id === leftId),
          right.find(({ id }) => id === rightId),
        ];
        return (
          claim === undefined ||
          task === undefined ||
          result === undefined ||
          !givesAnswer(claim, plainText(result.text))
        );
      });
      return fault === undefined ? null : `pair ${fault.left_id}`;
    }
    case "fill_in_blank": {
      const answers = exercise.content.segments.flatMap((segment) =>
        segment.type === "gap" ? segment.answers.slice(0, 1) : [],
      );
      return typedFault(answers, claims);
    }
    case "short_answer":
      return typedFault(exercise.content.answers.slice(0, 1), claims);
    case "lesson":
    case "flashcards":
      return null;
  }
}

function typedFault(answers: readonly string[], claims: readonly Claim[]): string | null {
  const fault = answers.find(
    (answer) => !claims.some((claim) => claim.holds && givesAnswer(claim, answer)),
  );
  return fault === undefined ? null : `answer ${fault}`;
}

/** Whether this is the answer that the claim puts to the test. */
function givesAnswer(claim: Claim, answer: string): boolean {
  return (
    claim.right === answer ||
    claim.relation === answer ||
    (claim.relation === undefined && answer === "=") ||
    Object.values(claim.variables ?? {}).includes(answer) ||
    claim.right.startsWith(`(${answer})/`)
  );
}

function showsClaim(statement: string, claim: Claim): boolean {
  const answers = [claim.right, ...Object.values(claim.variables ?? {}), claim.relation ?? "="];
  return answers.some((answer) => statement.includes(answer)) || /^\(.+\)\//.test(claim.right);
}
