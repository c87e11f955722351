import type { CharacterExercise, Stroke } from "@alambic/contract";

const line = (...places: [x: number, y: number][]): Stroke => places.map(([x, y]) => ({ x, y }));

/** The strokes of き, in their order. */
export const strokesOfKi: Stroke[] = [
  line([250, 290], [480, 280], [720, 230]),
  line([230, 440], [490, 430], [770, 370]),
  line([440, 140], [540, 380], [650, 590]),
  line([330, 640], [300, 760], [440, 840], [640, 830]),
];

/** Characters as stories and tests use them. */
export const examples = {
  read: {
    content_type: "character",
    content: {
      prompt: "Quel son note ce signe ?",
      character: "き",
      lang: "ja",
      task: {
        type: "read",
        choices: ["ka", "ki", "sa", "chi"].map((id) => ({ id, text: id })),
        right_choice_id: "ki",
      },
    },
  },
  write: {
    content_type: "character",
    content: {
      prompt: "Écris le signe qui se lit « ki ».",
      character: "き",
      lang: "ja",
      task: { type: "write", strokes: strokesOfKi },
      explanation: "Deux traits horizontaux, un long trait, puis la boucle.",
    },
  },
  type: {
    content_type: "character",
    content: {
      prompt: "Écris le signe de l’eau.",
      character: "水",
      lang: "ja",
      task: { type: "write", typed: ["mizu", "みず"] },
    },
  },
} satisfies Record<string, CharacterExercise>;
