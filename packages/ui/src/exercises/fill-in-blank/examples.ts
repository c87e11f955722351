import type { FillInBlankExercise } from "@alambic/contract";

/** Texts with a bank of words as stories and tests use them. */
export const bankExamples = {
  rule: {
    content_type: "fill_in_blank",
    content: {
      prompt: "Complète la règle avec les mots proposés.",
      segments: [
        { type: "text", text: "La période d’essai peut être " },
        { type: "gap", id: "g1", answers: ["renouvelée"] },
        { type: "text", text: " " },
        { type: "gap", id: "g2", answers: ["une fois"] },
        { type: "text", text: " si un accord de branche le prévoit." },
      ],
      bank: ["une fois", "annulée", "renouvelée", "deux fois"],
    },
  },
  particles: {
    content_type: "fill_in_blank",
    content: {
      prompt: "Quelles particules ?",
      segments: [
        { type: "text", text: [{ text: "わたし", lang: "ja" }] },
        { type: "gap", id: "g1", answers: ["は"], lang: "ja" },
        { type: "text", text: [{ text: "みず", lang: "ja" }] },
        { type: "gap", id: "g2", answers: ["を"], lang: "ja" },
        { type: "text", text: [{ text: "のみます", lang: "ja" }] },
      ],
      bank: ["を", "に", "は"],
    },
  },
} satisfies Record<string, FillInBlankExercise>;
