import type { NumericExercise } from "@alambic/contract";

/** Numeric exercises as stories and tests use them. */
export const examples = {
  speed: {
    content_type: "numeric",
    content: {
      prompt:
        "La lumière du Soleil parcourt 150 millions de kilomètres en 500 secondes. À quelle vitesse ?",
      answer: "300000",
      tolerance: { kind: "relative", amount: "0.01" },
      close: { kind: "relative", amount: "0.1" },
      units: [{ symbol: "km/s" }, { symbol: "m/s", scale: "1e-3" }],
      explanation: "150 000 000 km ÷ 500 s = 300 000 km/s.",
    },
  },
  half: {
    content_type: "numeric",
    content: { prompt: "Combien font 1/4 + 1/4 ?", answer: "1/2" },
  },
  thirteenths: {
    content_type: "numeric",
    content: {
      prompt: "Combien font 2/13 + 3/13 ? Donne la réponse en fraction.",
      answer: "5/13",
    },
  },
  atoms: {
    content_type: "numeric",
    content: { prompt: "Combien d’atomes y a-t-il dans H₂O ?", answer: "3" },
  },
  length: {
    content_type: "numeric",
    content: {
      prompt: "Quelle est la longueur d’un marathon, à cent mètres près ?",
      answer: "42.195",
      tolerance: { kind: "absolute", amount: "0.1" },
      units: [{ symbol: "km" }, { symbol: "m", scale: "1e-3" }],
      unit_asked: true,
    },
  },
  extremes: {
    content_type: "numeric",
    content: {
      prompt:
        "Combien ? كم؟ いくつですか。 Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
      answer: "6.02214076e23",
      tolerance: { kind: "relative", amount: "1e-3" },
      units: [{ symbol: "kg·m²·s⁻³·A⁻¹·mol⁻¹" }],
    },
  },
} satisfies Record<string, NumericExercise>;
