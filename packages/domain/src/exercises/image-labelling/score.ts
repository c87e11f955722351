import type { ImageLabellingContent, ImageLabellingResponse, LabelPair } from "@alambic/contract";
import type { Pair } from "../placement/pairs.ts";
import { scorePairs } from "../placement/pairs.ts";
import type { Score } from "../score.ts";

function pairOf({ hotspot_id, label_id }: LabelPair): Pair {
  return [hotspot_id, label_id];
}

/** The share of hotspots that bear their label. */
export function score(
  { hotspots, labels, pairs }: ImageLabellingContent,
  given: ImageLabellingResponse,
): Score {
  const key = new Map(pairs.map(pairOf));
  const wanted = hotspots.map(({ id }): Pair => [id, key.get(id) ?? ""]);
  return scorePairs(labels, wanted, given.pairs.map(pairOf));
}
