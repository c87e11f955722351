import { imageLabelling } from "@alambic/domain/exercises/image-labelling";
import { late } from "../late.ts";
import { definePlayable } from "../playable.ts";
import { ImageLabelling } from "./ImageLabelling.tsx";

const marking = late(
  async () => (await import("@alambic/domain/exercises/image-labelling/marking")).marking,
);

export default definePlayable(imageLabelling, {
  Renderer: ImageLabelling,
  marking,
  course: "scored",
  label: () => "exercise.kind.imageLabelling",
  prompt: ({ prompt }) => prompt,
  explanation: ({ explanation }) => explanation,
  countsParts: true,
});
