import type { ImageLabellingExercise, ImageLabellingResponse } from "@alambic/contract";
import { defineKind } from "../defineKind.ts";
import { content, contentRules } from "./parse.ts";

export { placementOf, responseOf } from "./placement.ts";
export { spreadPoints } from "./spreadPoints.ts";
export type { Point } from "./spreadPoints.ts";

/** Labels to place on points of a picture. */
export const imageLabelling = defineKind<ImageLabellingExercise, ImageLabellingResponse>({
  isExercise: (exercise) => exercise.content_type === "image_labelling",
  isResponse: (given) => given.content_type === "image_labelling",
  content,
  create: (parsed) => ({ content_type: "image_labelling", content: parsed }),
  contentRules,
  emptyResponse: () => ({ content_type: "image_labelling", pairs: [] }),
  isComplete: ({ hotspots }, { pairs }) => pairs.length === hotspots.length,
});
