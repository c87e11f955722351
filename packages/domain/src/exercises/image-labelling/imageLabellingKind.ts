import type { ImageLabellingContent, ImageLabellingResponse } from "@alambic/contract";
import type { Check, Report } from "../checks/index.ts";
import { among, list, object } from "../checks/index.ts";
import { completeKind } from "../completeKind.ts";
import { imageLabelling } from "./index.ts";
import { marking } from "./marking.ts";
import { reportSide } from "../placement/pairs.ts";
import { pair, sidesOf } from "./parse.ts";

export { content } from "./parse.ts";

export const response: Check<ImageLabellingResponse> = object({
  content_type: among(["image_labelling"]),
  pairs: list(pair, 0, 20),
});

function responseRules(
  labelling: ImageLabellingContent,
  { pairs }: ImageLabellingResponse,
  report: Report,
): void {
  for (const side of sidesOf(labelling, pairs)) reportSide(side, "pairs", report);
}

/** The kind as a whole: with its answers, and what each is worth. */
export const imageLabellingKind = completeKind(imageLabelling, marking, {
  response,
  responseRules,
});
