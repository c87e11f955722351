import { imageLabelling } from "@alambic/domain/exercises/image-labelling";
import { definePlayable } from "../playable.ts";
import { ImageLabelling } from "./ImageLabelling.tsx";

export default definePlayable(imageLabelling, {
  Renderer: ImageLabelling,
  course: "scored",
  label: () => "exercise.kind.imageLabelling",
  prompt: ({ prompt }) => prompt,
  explanation: ({ explanation }) => explanation,
  countsParts: true,
});
