import type { OrderingExercise } from "@alambic/contract";

const ja = (text: string) => [{ text, lang: "ja" }];

/** Lists as stories and tests use them. */
export const examples = {
  distillation: {
    content_type: "ordering",
    content: {
      prompt: "Remets les étapes de la distillation dans l’ordre.",
      ends: { first: "D’abord", last: "À la fin" },
      items: [
        { id: "cool", text: "Le serpentin refroidit la vapeur" },
        { id: "heat", text: "On chauffe le mélange" },
        { id: "drop", text: "La goutte tombe dans le flacon" },
        { id: "rise", text: "La vapeur monte dans le col" },
      ],
      correct_item_ids: ["heat", "rise", "cool", "drop"],
    },
  },
  sentence: {
    content_type: "ordering",
    content: {
      prompt: "Forme la phrase « Je bois de l’eau ».",
      items: [
        { id: "drink", text: ja("のみます") },
        { id: "water", text: ja("みずを") },
        { id: "me", text: ja("わたしは") },
      ],
      correct_item_ids: ["me", "water", "drink"],
    },
  },
  extremes: {
    content_type: "ordering",
    content: {
      prompt: "Du plus court au plus long.",
      items: [
        {
          id: "long",
          text: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter",
        },
        { id: "emoji", text: "👩‍🔬 e\u0301té 🏳️‍🌈" },
        { id: "arabic", text: [{ text: "التقطير يفصل السوائل", lang: "ar" }] },
        {
          id: "text",
          text: "Une phrase assez longue pour tenir sur plusieurs lignes, où que ce soit, même sur le plus large des écrans, et qui ne gêne pas ses voisines.",
        },
      ],
      correct_item_ids: ["emoji", "arabic", "long", "text"],
    },
  },
} satisfies Record<string, OrderingExercise>;
