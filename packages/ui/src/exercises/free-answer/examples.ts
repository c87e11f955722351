import type { FreeAnswerExercise } from "@alambic/contract";

/** What one of them quotes. */
export const passage =
  "The plasma membrane separates the inside of the cell from its surroundings, and governs by proteins that carry all that comes in and all that goes out.";

/** Free answers as stories and tests use them. */
export const examples = {
  boiling: {
    content_type: "free_answer",
    content: {
      prompt: "Pourquoi l’eau bout-elle à moins de 100 °C au sommet d’une montagne ?",
      model_answer:
        "Plus on monte, moins il y a d’air au-dessus de nous : la pression baisse. L’eau bout dès que sa vapeur pousse aussi fort que l’air. Là-haut, une température plus basse suffit.",
      key_points: [
        { id: "pressure", text: "La pression de l’air baisse avec l’altitude." },
        { id: "vapour", text: "L’eau bout quand la pression de sa vapeur atteint celle de l’air." },
        { id: "lower", text: "Une température plus basse suffit donc." },
      ],
    },
  },
  /** Asked about a passage that it quotes, as those from documents are. */
  goesOn: {
    content_type: "free_answer",
    content: {
      prompt: [
        { text: "Le texte dit : « " },
        { text: passage, lang: "en" },
        { text: " » Que dit-il ensuite ? Écris ce que tu as retenu." },
      ],
      lang: "en",
      model_answer: "It is a double layer of phospholipids.",
      key_points: [{ id: "layer", text: "Une double couche" }],
    },
  },
  extremes: {
    content_type: "free_answer",
    content: {
      prompt: "اكتب · 書いてください · Écris.",
      lang: "ar",
      model_answer: [
        { text: "التقطير فنّ قديم يفصل السوائل بالحرارة. ", lang: "ar" },
        { text: "蒸留は液体を熱で分ける古い技術です。", lang: "ja" },
      ],
      key_points: [
        { id: "long", text: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz" },
        { id: "marks", text: "e\u0301t\u0065\u0301, u\u0308ber, n\u0303" },
      ],
    },
  },
} satisfies Record<string, FreeAnswerExercise>;

/** What a learner may have written. */
export const written =
  "En montagne il y a moins d’air, donc moins de pression.\nL’eau bout plus tôt.";
