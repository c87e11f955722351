import type { Exercise } from "@alambic/domain/exercises";

import type { Provenance } from "../../model/Provenance.ts";
import { taughtBy } from "../../sources/languages/taughtBy.ts";
import { foldText } from "../../texts/foldText.ts";
import { plainText } from "../../texts/rich-text.ts";
import { lessonTextOf } from "../../texts/lessonTextOf.ts";
import type { Check, Rejection } from "../Check.ts";
import { modelCharacterFaults } from "./modelCharacterFault.ts";
import { modelMapFaults } from "./modelMapFault.ts";
import { modelCodeFaults } from "./modelCodeFault.ts";
import { modelDialogueFaults, modelWordsFaults } from "./taughtFault.ts";
import type { TaughtContext } from "./taughtFault.ts";
import { flashcardFaults, freeAnswerFaults } from "./judgedFault.ts";

/** What can be seen of a model's key without understanding it: what is to be said stands in the quote. */
export const checkModelKey: Check = ({ exercise, provenance }, { request, accepted }) => {
  if (provenance.kind !== "model") return [];
  const { source } = request;
  const whole =
    source.kind === "document"
      ? source.document.pages.map(({ text }) => text).join("\n")
      : lessonTextOf(accepted);
  const { language: own } = request;
  const taught = source.kind === "topic" ? taughtBy(source, own) : null;
  return faultsOf(exercise, provenance, { whole, taught, own, quote: provenance.quote });
};

function faultsOf(
  exercise: Exercise,
  { quote, parts = [] }: Extract<Provenance, { kind: "model" }>,
  context: TaughtContext,
): Rejection[] {
  switch (exercise.content_type) {
    case "free_answer":
      return freeAnswerFaults(exercise.content, quote);
    case "flashcards":
      return flashcardFaults(exercise.content, parts);
    case "character":
      return modelCharacterFaults(exercise.content, context);
    case "image_labelling":
      return modelMapFaults(exercise.content, context);
    case "code":
      return modelCodeFaults(exercise.content, quote);
    case "vocabulary":
      return modelWordsFaults(exercise.content, context);
    case "dialogue":
      return modelDialogueFaults(exercise.content, context);
    case "fill_in_blank": {
      const filled = exercise.content.segments
        .map((segment) => (segment.type === "text" ? plainText(segment.text) : segment.answers[0]))
        .join("");
      return filled === quote ? [] : [{ code: "gap_not_from_quote", detail: filled }];
    }
    case "short_answer": {
      const [answer = ""] = exercise.content.answers;
      const stands = foldText(quote).includes(foldText(answer)) && foldText(answer) !== "";
      return stands ? [] : [{ code: "answer_not_in_quote", detail: answer }];
    }
    case "numeric": {
      const { answer } = exercise.content;
      return numbersIn(quote).includes(Number(answer))
        ? []
        : [{ code: "answer_not_in_quote", detail: answer }];
    }
    case "true_false": {
      const statement = plainText(exercise.content.statement);
      return !exercise.content.answer && context.whole.includes(statement)
        ? [{ code: "false_statement_in_source", detail: statement }]
        : [];
    }
    default:
      return [];
  }
}

const written = /[-−]?\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?:[.,]\d+)?|[-−]?\d[\d.,]*/gu;

/** The numbers of a text, whichever way its language parts thousands and decimals. */
function numbersIn(text: string): readonly number[] {
  return (text.match(written) ?? []).flatMap((found) => {
    const plain = found
      .replaceAll(/\s/gu, "")
      .replace("−", "-")
      .replace(/(?<![.,])[.,]+$/u, "");
    return [Number(plain.replaceAll(",", "")), Number(plain.replaceAll(".", "").replace(",", "."))];
  });
}
