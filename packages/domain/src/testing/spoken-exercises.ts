import type { DialogueExercise, DialogueStep, VocabularyExercise } from "@alambic/contract";
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import { partIds } from "./partIds.ts";
import { typedTexts } from "./typedTexts.ts";

/** Turns that are chosen and turns that are typed, each after a line. */
export const dialogueExercises: Arbitrary<DialogueExercise> = fc
  .tuple(
    partIds(1, 6),
    partIds(2, 6),
    fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
    typedTexts,
  )
  .map(([turns, options, typed, reply]) => ({
    content_type: "dialogue",
    content: {
      prompt: "Au marché.",
      speakers: [{ id: "constructor", name: "Lina" }],
      steps: turns.flatMap((id, at): DialogueStep[] => [
        { type: "line", speaker_id: "constructor", text: `Ligne ${at}.` },
        typed[at] === true
          ? { type: "reply", id, answers: [reply, `Réponse ${at}.`] }
          : {
              type: "choice",
              id,
              options: options.map((option) => ({ id: option, text: `Choix ${option}.` })),
              right_option_ids: options.slice(at % 2, 2),
            },
      ]),
    },
  }));

const words = fc.uniqueArray(typedTexts, { minLength: 7, maxLength: 7 });

export const vocabularyExercises: Arbitrary<VocabularyExercise> = fc
  .record({
    ids: partIds(2, 7),
    mode: fc.constantFrom("typed" as const, "chosen" as const),
    lang: fc.constantFrom("ja", "nl", "de"),
    turned: fc.boolean(),
    shift: fc.nat({ max: 6 }),
    words,
  })
  .map(({ ids, mode, lang, turned, shift, words: texts }) => ({
    content_type: "vocabulary",
    content: {
      prompt: "Traduis.",
      lang,
      directions: turned ? ["meaning_to_term", "term_to_meaning"] : ["term_to_meaning"],
      mode,
      entries: ids.map((id, at) => ({
        id,
        terms: [texts[at] ?? "mot"],
        meanings: [texts[(at + shift) % texts.length] ?? "sens"],
      })),
    },
  }));
