import { imageLabelling } from "@alambic/domain/exercises/image-labelling";
import { lazy } from "../lazy.ts";
import { definePlayable } from "../playable.ts";
import { promptOf } from "../prompt/promptOf.tsx";
import { ImageLabelling } from "./ImageLabelling.tsx";

const marking = lazy(
  async () => (await import("@alambic/domain/exercises/image-labelling/marking")).marking,
);

export default definePlayable(imageLabelling, {
  Renderer: ImageLabelling,
  marking,
  completion: "scored",
  label: () => "exercise.kind.imageLabelling",
  prompt: ({ prompt }) => promptOf(prompt),
  explanation: ({ explanation }) => explanation,
  countsParts: true,
});
