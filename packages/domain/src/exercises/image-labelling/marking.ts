import type { ImageLabellingContent, ImageLabellingResponse, LabelPair } from "@alambic/contract";
import type { Pair } from "../placement/scorePairs.ts";
import { scorePairs } from "../placement/scorePairs.ts";
import type { Score } from "../score.ts";
import type { Marking } from "../marking.ts";

function pairOf({ hotspot_id, label_id }: LabelPair): Pair {
  return [hotspot_id, label_id];
}

/** The share of hotspots that bear their label. */
function score(
  { hotspots, labels, pairs }: ImageLabellingContent,
  given: ImageLabellingResponse,
): Score {
  const key = new Map(pairs.map(pairOf));
  const wanted = hotspots.map(({ id }): Pair => [id, key.get(id) ?? ""]);
  return scorePairs(labels, wanted, given.pairs.map(pairOf));
}

/** What an answer is worth, and which is right. */
export const marking: Marking<ImageLabellingContent, ImageLabellingResponse> = {
  scored: true,
  score,
  correctResponse: ({ pairs }) => ({ content_type: "image_labelling", pairs: [...pairs] }),
};
