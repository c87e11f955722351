import type { QuizExercise } from "@alambic/contract";
import { describe, expect, it } from "vitest";

import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";
import { reasonFault } from "./reasonFault.ts";

const quote = "Le port d’Anvers reste fermé, car la Hollande contrôle le fleuve du pays.";
const other = "Les usines de Liège prospèrent, puisque le charbon abonde dans la vallée.";
const again = "Le port d’Anvers reste fermé parce que le sable bouche le chenal du fleuve.";
const asked = "Le port d’Anvers reste fermé";

function documentOf(text: string): ExtractedDocument {
  const pages = [{ number: 1, text }];
  return { title: null, language: "fr", pageCount: 1, wordCount: 40, pages, headings: [] };
}

function quizOn(right: string, wrong: string): QuizExercise {
  const choices = [right, wrong].map((text, at) => ({ id: `${at}`, text }));
  return {
    content_type: "quiz",
    content: { prompt: asked, choices, multiple: false, correct_choice_ids: ["0"] },
  };
}

describe("reasonFault", () => {
  const right = "car la Hollande contrôle le fleuve du pays";
  const text = `${quote} ${other} ${again}`;

  it("finds nothing wrong with a reason of another claim, joined with the same word", () => {
    const quiz = quizOn(right, "car le charbon abonde dans la vallée");
    expect(reasonFault(quiz, quote, documentOf(text))).toBeNull();
  });

  it.each([
    [
      "a right one with another word",
      "puisque la Hollande contrôle le fleuve du pays",
      "car le charbon abonde dans la vallée",
    ],
    ["a wrong one that nobody gives", right, "car la neige couvre les quais"],
    ["a wrong one that the text gives as well", right, "car le sable bouche le chenal du fleuve"],
    ["a wrong one without the word", right, "le charbon abonde dans la vallée"],
  ])("finds %s", (_, own, wrong) => {
    expect(reasonFault(quizOn(own, wrong), quote, documentOf(text))).not.toBeNull();
  });

  it("has nothing to say of another question", () => {
    expect(reasonFault(quizOn("a", "b"), other, documentOf(text))).toBeNull();
  });
});
