import { uncoveredTopic as request } from "../../../testing/requests.ts";
import { base } from "./KindCase.ts";
import type { KindCase } from "./KindCase.ts";

const leaning =
  "A plant on a windowsill leans because light slows the growth of its bright side. The dark side grows faster, and the stem bends over.";
const terms = [
  "Photosynthesis is the making of sugar with the help of light.",
  "A stoma is a small opening in the skin of a leaf.",
  "Chlorophyll is the green substance that catches the light.",
] as const;
const text = [leaning, terms.join(" ")];

const points = ["light slows the growth of its bright side", "The dark side grows faster"];
const cards = [
  { front: "Photosynthesis", back: "the making of sugar with the help of light", quote: terms[0] },
  { front: "stoma", back: "a small opening in the skin of a leaf", quote: terms[1] },
  { front: "Chlorophyll", back: "the green substance that catches the light", quote: terms[2] },
];
const [first, second, third] = cards;

export const freeAnswerCase: KindCase = {
  type: "free_answer",
  request,
  text,
  draft: {
    ...base,
    kind: "free_answer",
    quote: leaning,
    question: "Why does a plant beside a window bend?",
    points,
    answer: `It bends because ${points.join(". ")} than the other.`,
  },
  answer: ["light slows the growth of the bright side", "the dark side grows faster"],
  wrong: ["light slows the growth of the bright side"],
  faults: [
    {
      fault: "a point that the quote does not make",
      code: "answer_not_in_quote",
      change: {
        points: [...points, "the wind pushes it"],
        answer: `${points.join(". ")}. The wind pushes it.`,
      },
    },
    {
      fault: "a model answer without one of its points",
      code: "key_disagrees",
      change: { answer: points[0] },
    },
    {
      fault: "a point twice",
      code: "options_alike",
      change: { points: [...points, "the dark side grows"] },
    },
    {
      fault: "a question that makes a point",
      code: "answer_given_away",
      change: { question: "Why does it matter that the dark side grows faster?" },
    },
    {
      fault: "a quote that nobody wrote",
      code: "quote_not_in_source",
      change: { quote: `${points.join(" and ")}.` },
    },
    { fault: "one point only", code: "schema", change: { points: points.slice(0, 1) } },
  ],
};

export const flashcardsCase: KindCase = {
  type: "flashcards",
  request,
  text,
  draft: { ...base, kind: "flashcards", quote: terms[0], cards },
  answer: cards.map(({ front, back }) => `${front}=${back}`),
  wrong: cards.map(({ front }) => `${front}=${second?.back}`),
  faults: [
    {
      fault: "swapped backs",
      code: "answer_not_in_quote",
      change: {
        cards: [{ ...first, back: second?.back }, { ...second, back: first?.back }, third],
      },
    },
    {
      fault: "a back in other words",
      code: "answer_not_in_quote",
      change: { cards: [{ ...first, back: "the breathing of the roots" }, second, third] },
    },
    {
      fault: "a card with a quote that nobody wrote",
      code: "quote_not_in_source",
      change: {
        cards: [first, second, { ...third, quote: `${third?.front}: ${third?.back}.` }],
      },
    },
    { fault: "two cards alike", code: "options_alike", change: { cards: [first, second, first] } },
    {
      fault: "a term in its own explanation",
      code: "answer_given_away",
      change: {
        cards: [first, second, { ...third, back: "Chlorophyll is the green substance" }],
      },
    },
    { fault: "two cards only", code: "schema", change: { cards: cards.slice(0, 2) } },
  ],
};
