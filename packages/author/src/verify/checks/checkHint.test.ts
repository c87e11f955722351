import type { Exercise } from "@alambic/domain/exercises";
import { describe, expect, test } from "vitest";

import type { ItemDraft } from "../../model/LessonDraft.ts";
import { checkHint } from "./checkHint.ts";

const item = (exercise: Exercise, hint?: string): ItemDraft => ({
  title: "Item",
  exercise,
  source: null,
  provenance: { kind: "template", template: "test", claims: [] },
  ...(hint === undefined ? {} : { hint }),
});

const quiz: Exercise = {
  content_type: "quiz",
  content: {
    prompt: "De quelle substance vient le dioxygène ?",
    multiple: false,
    choices: [
      { id: "a", text: "l’eau" },
      { id: "b", text: "le glucose" },
    ],
    correct_choice_ids: ["a"],
  },
};
const statement: Exercise = {
  content_type: "true_false",
  content: { statement: "3/8 > 3/5", answer: false },
};
const word: Exercise = {
  content_type: "short_answer",
  content: { prompt: "Le chat ?", answer_type: "text", answers: ["de kat", "kat"] },
};
const sum: Exercise = {
  content_type: "numeric",
  content: { prompt: "600 + 634,5 ?", answer: "1234.5" },
};
const pairs: Exercise = {
  content_type: "matching",
  content: {
    prompt: "Relie.",
    left: [{ id: "l", text: "1/2" }],
    right: [
      { id: "r", text: "50 %" },
      { id: "s", text: "5 %" },
    ],
    pairs: [{ left_id: "l", right_id: "r" }],
  },
};
const gap: Exercise = {
  content_type: "fill_in_blank",
  content: {
    prompt: "Complète.",
    segments: [
      { type: "text", text: "Elles vivent : les " },
      { type: "gap", id: "g", answers: ["cyanobactéries"] },
    ],
  },
};
const kanji: Exercise = {
  content_type: "character",
  content: {
    prompt: "Écris le signe de l’eau.",
    character: "水",
    lang: "ja",
    task: { type: "write", typed: ["みず"] },
  },
};

const number: Exercise = {
  content_type: "quiz",
  content: {
    prompt: "Welk teken past?",
    multiple: false,
    choices: [
      { id: "a", text: "<" },
      { id: "b", text: ">" },
    ],
    correct_choice_ids: ["b"],
  },
};
const horse: Exercise = {
  content_type: "short_answer",
  content: {
    prompt: [{ text: "What is this?" }],
    answer_type: "text",
    answers: ["le cheval", "cheval"],
  },
};
const verb: Exercise = {
  content_type: "fill_in_blank",
  content: {
    prompt: "Put “werken” in the present tense.",
    segments: [
      { type: "text", text: "hij " },
      { type: "gap", id: "g", answers: ["werkt"] },
    ],
  },
};
const signOfKa: Exercise = {
  content_type: "character",
  content: {
    prompt: "Draw the hiragana for “ga”.",
    character: "が",
    lang: "ja",
    task: { type: "write", typed: [] },
  },
};

const greeting: Exercise = {
  content_type: "quiz",
  content: {
    prompt: "Wat betekent “hasta mañana”?",
    multiple: false,
    choices: [
      { id: "a", text: "tot morgen" },
      { id: "b", text: "ik kom" },
      { id: "c", text: "de kat" },
      { id: "d", text: "tot straks, vriend" },
    ],
    correct_choice_ids: ["a"],
  },
};
const animal: Exercise = {
  content_type: "quiz",
  content: {
    prompt: "What is “the cow”?",
    multiple: false,
    choices: [
      { id: "a", text: "la vache" },
      { id: "b", text: "le chat" },
      { id: "c", text: "le cheval" },
    ],
    correct_choice_ids: ["a"],
  },
};

const context = {
  request: {
    seed: "seed",
    title: "Test",
    language: "fr",
    source: { kind: "topic", topic: "Test", domain: "x", area: "x", mainSkill: "x" },
  },
  accepted: [],
} as const;
const found = (exercise: Exercise, hint?: string) =>
  checkHint(item(exercise, hint), context).map(({ code }) => code);

describe("a hint is refused", () => {
  test.each([
    ["names the right choice", quiz, "Pense à L’EAU que boit la plante."],
    ["tells the verdict", statement, "C’est faux : compare les parts."],
    ["holds an accepted answer", word, "On dit kat, sans article."],
    ["holds the number in other signs", sum, "Tu dois trouver 1 234,5."],
    ["holds both sides of a pair", pairs, "1/2, c’est la moitié : 50 %."],
    ["holds the word of a gap, without its accents", gap, "Les cyanobacteries, bien sûr."],
    ["shows the sign that is to be written", kanji, "C’est水."],
    ["shows how it is typed", kanji, "Tape みず."],
    ["shows it in the other script", signOfKa, "It is ガ in katakana."],
    ["holds nothing but a sign", number, "Denk aan >."],
    ["has the answer in another form", horse, "Think of two chevaux."],
    ["has a short answer in another form", word, "Twee katten."],
    ["has a form that the question does not show", verb, "Wij werkten gisteren."],
    ["has the answer one letter off", horse, "Think of “chevol”."],
    ["has two letters of the answer swapped", horse, "Think of “chevla”."],
    ["translates the answer", horse, "It is a horse."],
    ["translates the answer into a third language", horse, "Auf Deutsch: Pferd."],
    ["has the first letter of one choice", animal, "It begins with “v”."],
    ["has it in French", animal, "L’expression commence par « v »."],
    ["has it in Dutch", animal, "Het begint met ‘v’."],
    [
      "has a first word that one choice has",
      greeting,
      "The first word is a preposition; it has 2 words and begins with “tot”.",
    ],
    ["has letters that one choice has", greeting, "The answer has 9 letters."],
  ])("that %s", (_, exercise, hint) => {
    expect(found(exercise, hint)).toEqual(["answer_given_away"]);
  });

  test.each(["", "  ", "x".repeat(301)])("that has no fitting length", (hint) => {
    expect(found(quiz, hint)).toEqual(["schema"]);
  });
});

describe("a hint stands", () => {
  test.each([
    ["says how to begin", quiz, "Quelle molécule la lumière coupe-t-elle ?"],
    ["compares", statement, "Compare la taille d’une part."],
    ["holds the answer within another word", word, "Il se trouve dans un katern."],
    ["names one side of a pair", pairs, "1/2, c’est la moitié de 100 %."],
    ["repeats a form that the question shows", verb, "Take “werken” without its ending."],
    ["shows the sign without its mark", signOfKa, "It is か with a mark."],
    ["says what the question says", kanji, "Pense à l’eau qui coule."],
    ["uses a word that only begins alike", horse, "Think of a chef."],
    ["asks where, of a statement", statement, "Waar ligt de helft?"],
    ["leaves two choices by their first letter", greeting, "Het begint met ‘t’."],
    ["leaves two choices by their length", animal, "It has 2 words."],
    ["says how a written word begins", horse, "It begins with “c”."],
    ["has other numbers", sum, "Commence par 600 + 634."],
  ])("that %s", (_, exercise, hint) => {
    expect(found(exercise, hint)).toEqual([]);
  });

  test("that is not there", () => {
    expect(found(quiz)).toEqual([]);
  });
});
