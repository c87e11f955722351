import type { ImageLabellingExercise, ImageLabellingResponse } from "@alambic/contract";
import { defineKind } from "../defineKind.ts";
import { content, contentRules, response, responseRules } from "./parse.ts";
import { score } from "./score.ts";

export { placementOf, responseOf } from "./placement.ts";
export { spreadPoints } from "./spreadPoints.ts";
export type { Point } from "./spreadPoints.ts";

/** Labels to place on points of a picture. */
export const imageLabelling = defineKind<ImageLabellingExercise, ImageLabellingResponse>({
  scored: true,
  isExercise: (exercise) => exercise.content_type === "image_labelling",
  isResponse: (given) => given.content_type === "image_labelling",
  content,
  create: (parsed) => ({ content_type: "image_labelling", content: parsed }),
  contentRules,
  response,
  responseRules,
  score,
  correctResponse: ({ pairs }) => ({ content_type: "image_labelling", pairs: [...pairs] }),
  emptyResponse: () => ({ content_type: "image_labelling", pairs: [] }),
  isComplete: ({ hotspots }, { pairs }) => pairs.length === hotspots.length,
});
