import type { DialogueExercise } from "@alambic/contract";

/** Conversations as stories and tests use them. */
export const examples = {
  cafe: {
    content_type: "dialogue",
    content: {
      prompt: "Au café, à Gand : commande un café et paie.",
      lang: "nl",
      speakers: [{ id: "els", name: "Els" }],
      steps: [
        {
          type: "line",
          speaker_id: "els",
          text: "Goedemorgen! Wat mag het zijn?",
          translation: "Bonjour ! Qu’est-ce que ce sera ?",
        },
        {
          type: "choice",
          id: "order",
          cue: "Commande un café.",
          options: [
            { id: "thing", text: "Ik ben een koffie." },
            { id: "order", text: "Een koffie, alstublieft." },
            { id: "yes", text: "Ja, dat is koffie." },
          ],
          right_option_ids: ["order"],
        },
        {
          type: "line",
          speaker_id: "els",
          text: "Komt eraan. Anders nog iets?",
          translation: "Ça vient. Autre chose ?",
        },
        {
          type: "reply",
          id: "end",
          cue: "Dis que non, et remercie.",
          answers: ["Nee, dank u.", "Nee, dank u wel.", "Nee, bedankt."],
        },
        { type: "line", speaker_id: "els", text: "Dat is dan twee euro vijftig." },
      ],
      explanation: "« Alstublieft » sert à demander et à donner ; « dank u » remercie poliment.",
    },
  },
  extremes: {
    content_type: "dialogue",
    content: {
      prompt: "Une conversation difficile à mettre en page.",
      lang: "ar",
      speakers: [{ id: "a", name: "Anticonstitutionnellement Hottentottententententoonstelling" }],
      steps: [
        { type: "line", speaker_id: "a", text: "صباح الخير! ماذا تريد أن تشرب اليوم؟" },
        {
          type: "choice",
          id: "long",
          options: [
            { id: "a", text: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz" },
            { id: "b", text: "قهوة من فضلك، بدون سكّر." },
          ],
          right_option_ids: ["b"],
        },
      ],
    },
  },
} satisfies Record<string, DialogueExercise>;
