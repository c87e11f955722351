import type { Exercise } from "@alambic/domain/exercises";
import { describe, expect, it } from "vitest";

import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { languageOfSkill } from "../../model/taught-languages.ts";
import { draftAll } from "../../testing/draftAll.ts";
import { languageRequest } from "../../testing/requests.ts";
import { instructionFault } from "./instructionFault.ts";

const english = "Spanish puts the adjective behind the noun, and both have the same gender.";
const spanish = "El perro de mi hermana duerme en la cocina y no quiere salir de la casa.";
const french = "En espagnol, l’adjectif est placé après le nom et il en prend le genre.";

function trueFalse(explanation: string): Exercise {
  return { content_type: "true_false", content: { statement: spanish, answer: true, explanation } };
}

function short(prompt: string): Exercise {
  return {
    content_type: "short_answer",
    content: { prompt, answer_type: "text", lang: "es", answers: [spanish] },
  };
}

function lesson(...paragraphs: readonly string[]): Exercise {
  const blocks = paragraphs.map((text) => ({ type: "paragraph" as const, text }));
  return { content_type: "lesson", content: { blocks } };
}

describe("in a course on Spanish for readers of English", () => {
  it.each<[string, Exercise]>([
    ["an explanation in English", trueFalse(english)],
    ["one that quotes a Spanish sentence", trueFalse(`The dog sleeps: “${spanish}”`)],
    ["one that is nothing but a quotation", trueFalse(`« ${spanish} »`)],
    ["a short Spanish prompt, which does not tell", short("¿Dónde duerme el perro?")],
    ["a prompt that quotes", short(`Translate ‘${spanish}’ into English.`)],
    ["a lesson with a conversation in Spanish", lesson(english, `They talk: ${english}`, spanish)],
    [
      "a prompt whose Spanish is marked",
      {
        content_type: "short_answer",
        content: {
          prompt: [{ text: "Translate: " }, { text: spanish, lang: "es" }],
          answer_type: "text",
          answers: ["x"],
        },
      },
    ],
  ])("%s stands", (_, exercise) => {
    expect(instructionFault(exercise, "en")).toBe(null);
  });

  it.each<[string, Exercise]>([
    ["an explanation in Spanish", trueFalse(spanish)],
    ["an explanation in French", trueFalse(french)],
    [
      "a prompt in Spanish",
      short(`¿Qué hace el perro cuando la hermana no está en la casa con su madre? “${english}”`),
    ],
    ["a lesson in French that quotes English", lesson(french, `${french} “${english}”`, english)],
    ["a lesson that is all Spanish", lesson(spanish, spanish)],
  ])("%s falls", (_, exercise) => {
    expect(instructionFault(exercise, "en")).not.toBe(null);
  });
});

const skills = [
  "english",
  "french",
  "dutch",
  "german",
  "spanish",
  "italian",
  "portuguese",
  "japanese",
];
const owns: readonly InstructionLanguage[] = ["en", "fr", "nl"];

it.each(skills)(
  "nothing falls of what the built-in author teaches of %s",
  { timeout: 60_000 },
  async (skill) => {
    for (const own of owns.filter((each) => each !== languageOfSkill(skill)))
      for (const level of ["A1", "A2", "B1"]) {
        const drafts = await draftAll(languageRequest(skill, own, `${skill} ${level}`));
        const items = drafts.flatMap((draft) => draft.items);
        expect(items.length).toBeGreaterThan(20);
        expect(items.flatMap(({ exercise }) => instructionFault(exercise, own) ?? [])).toEqual([]);
      }
  },
);
