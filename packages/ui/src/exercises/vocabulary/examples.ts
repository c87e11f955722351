import type { VocabularyExercise } from "@alambic/contract";

/** Sets of words as stories and tests use them. */
export const examples = {
  home: {
    content_type: "vocabulary",
    content: {
      prompt: "À la maison : écris chaque mot en allemand, avec son article.",
      lang: "de",
      directions: ["meaning_to_term", "term_to_meaning"],
      mode: "typed",
      entries: [
        {
          id: "house",
          terms: ["das Haus"],
          meanings: ["la maison"],
          picture: { name: "house", alt: "Une maison" },
        },
        { id: "key", terms: ["der Schlüssel"], meanings: ["la clé", "la clef"] },
        { id: "window", terms: ["das Fenster"], meanings: ["la fenêtre"] },
        { id: "door", terms: ["die Tür"], meanings: ["la porte"] },
      ],
    },
  },
  family: {
    content_type: "vocabulary",
    content: {
      prompt: "Que veut dire chaque mot ?",
      lang: "ja",
      directions: ["term_to_meaning"],
      mode: "chosen",
      entries: [
        { id: "cat", terms: ["ねこ"], meanings: ["le chat"], reading: "neko" },
        { id: "dog", terms: ["いぬ"], meanings: ["le chien"], reading: "inu" },
        { id: "water", terms: ["水"], meanings: ["l’eau"], reading: "mizu" },
      ],
    },
  },
  extremes: {
    content_type: "vocabulary",
    content: {
      prompt: "Des mots difficiles à mettre en page.",
      lang: "ar",
      directions: ["term_to_meaning", "meaning_to_term"],
      mode: "typed",
      entries: [
        { id: "law", terms: ["قانون"], meanings: ["Rindfleischetikettierungsüberwachungsgesetz"] },
        {
          id: "long",
          terms: ["Arbeidsongeschiktheidsverzekeringsmaatschappij"],
          meanings: ["une assurance"],
          reading: "arbeidsongeschiktheidsverzekering",
        },
      ],
    },
  },
} satisfies Record<string, VocabularyExercise>;
