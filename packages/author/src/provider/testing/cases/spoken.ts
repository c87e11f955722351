import { languageRequest } from "../../../testing/requests.ts";
import { base } from "./KindCase.ts";
import type { KindCase } from "./KindCase.ts";

const request = languageRequest("spanish", "en", "Spanish A1");
const target = { language: "es", level: "A1", taught: [] } as const;
const aboveLevel = "“Acabó desistiendo de su empeño porfiado” is what they say.";

const sentences = [
  "The dog is called “el perro” in Spain.",
  "The cat is called “el gato” there.",
  "The house is called “la casa”.",
  "The bread is called “el pan”.",
] as const;
const words = [
  { term: "el perro", meaning: "dog" },
  { term: "el gato", meaning: "cat" },
  { term: "la casa", meaning: "house" },
  { term: "el pan", meaning: "bread" },
];
const [dog, cat, ...others] = words;

export const vocabularyCase: KindCase = {
  type: "vocabulary",
  request,
  target,
  text: [sentences.join(" "), "The cow is called “el caballo”, and the wine “la vino”."],
  draft: { ...base, kind: "vocabulary", quote: sentences[0], words },
  answer: words.map(({ term, meaning }) => `${term}=${meaning}`),
  wrong: words.map(({ term }) => `${term}=cat`),
  faults: [
    {
      fault: "swapped meanings",
      code: "answer_not_in_quote",
      change: {
        words: [{ ...dog, meaning: cat?.meaning }, { ...cat, meaning: dog?.meaning }, ...others],
      },
    },
    {
      fault: "a word that the lesson does not teach",
      code: "answer_not_in_quote",
      change: { words: [...words, { term: "el vino", meaning: "wine" }] },
    },
    {
      fault: "a word twice",
      code: "options_alike",
      change: { words: [...words, { term: "El perro", meaning: "The dog" }] },
    },
    {
      fault: "a translation that the data knows otherwise",
      code: "data_disagrees",
      change: { words: [...words, { term: "el caballo", meaning: "cow" }] },
    },
    {
      fault: "an article that the data knows otherwise",
      code: "data_disagrees",
      change: { words: [dog, cat, ...others, { term: "la vino", meaning: "wine" }] },
    },
    {
      fault: "a quote that teaches none of them",
      code: "answer_not_in_quote",
      change: { quote: "The cow is called “el caballo”, and the wine “la vino”." },
    },
    {
      fault: "a sentence of B2 in a lesson of A1",
      code: "above_level",
      change: { explanation: aboveLevel },
    },
    { fault: "two words only", code: "schema", change: { words: words.slice(0, 2) } },
  ],
};

const asked = "To ask for coffee, say “Un café, por favor”.";
const lines = [
  { speaker: "other", says: "Buenos días.", meaning: "Good morning.", wrong: [] },
  {
    speaker: "learner",
    says: "Un café, por favor",
    meaning: "A coffee, please",
    wrong: ["La casa, por favor", "Un perro, por favor"],
  },
  { speaker: "other", says: "Aquí tiene.", meaning: "Here you are.", wrong: [] },
  { speaker: "learner", says: "Muchas gracias", meaning: "Thank you very much", wrong: [] },
] as const;
const [greeting, order, service, thanks] = lines;

export const dialogueCase: KindCase = {
  type: "dialogue",
  request,
  target,
  text: [asked, "To thank somebody, say “Muchas gracias”. The house is called “la casa”."],
  draft: {
    ...base,
    kind: "dialogue",
    quote: asked,
    scene: "You are in a café and want a coffee.",
    other: "The waiter",
    turns: lines,
  },
  answer: ["t2=Un café, por favor", "t4=Muchas gracias"],
  wrong: ["t2=La casa, por favor", "t4=Muchas gracias"],
  faults: [
    {
      fault: "a right line that the lesson does not teach",
      code: "answer_not_in_quote",
      change: {
        turns: [greeting, { ...order, says: "Quiero un café" }, service, thanks],
      },
    },
    {
      fault: "two lines alike",
      code: "options_alike",
      change: {
        turns: [
          greeting,
          { ...order, wrong: ["un café por favor", order.wrong[0]] },
          service,
          thanks,
        ],
      },
    },
    {
      fault: "a line that was heard before",
      code: "answer_given_away",
      change: {
        turns: [{ ...greeting, says: "Buenos días. ¿Un café, por favor?" }, order, service, thanks],
      },
    },
    {
      fault: "a turn that comes twice",
      code: "options_alike",
      change: { turns: [...lines, service, thanks] },
    },
    {
      fault: "a quote with none of the learner’s lines",
      code: "answer_not_in_quote",
      change: { quote: "The house is called “la casa”." },
    },
    {
      fault: "a sentence of B2 in a lesson of A1",
      code: "above_level",
      change: {
        turns: [
          { ...greeting, says: "Acabó desistiendo de su empeño porfiado." },
          order,
          service,
          thanks,
        ],
      },
    },
    {
      fault: "a long line to be typed",
      code: "schema",
      change: {
        turns: [
          greeting,
          { ...order, says: "Un café con leche y un pan, por favor, gracias", wrong: [] },
          service,
        ],
      },
    },
    {
      fault: "nothing for the learner to say",
      code: "schema",
      change: { turns: [greeting, service, greeting] },
    },
  ],
};
