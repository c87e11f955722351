import type { CharacterExercise } from "@alambic/contract";
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import { partIds } from "./partIds.ts";
import { strokesOf } from "./strokes.ts";

const reading: Arbitrary<CharacterExercise> = fc
  .tuple(partIds(2, 8), fc.nat())
  .map(([ids, right]) => ({
    content_type: "character",
    content: {
      prompt: "Comment se lit ce signe ?",
      character: "い",
      lang: "ja",
      task: {
        type: "read",
        choices: ids.map((id) => ({ id, text: `son ${id}` })),
        right_choice_id: ids[right % ids.length] ?? "",
      },
    },
  }));

const writing: Arbitrary<CharacterExercise> = fc
  .tuple(fc.constantFrom(...Object.values(strokesOf)), fc.boolean())
  .map(([strokes, drawn]) => ({
    content_type: "character",
    content: {
      prompt: "Écris le signe.",
      character: "い",
      lang: "ja",
      task: drawn ? { type: "write", strokes } : { type: "write", typed: ["i"] },
    },
  }));

export const characterExercises: Arbitrary<CharacterExercise> = fc.oneof(reading, writing);
