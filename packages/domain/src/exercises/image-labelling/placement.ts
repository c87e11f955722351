import type { ImageLabellingContent, ImageLabellingResponse } from "@alambic/contract";
import type { Placement } from "../placement/index.ts";
import { laidOut } from "../placement/index.ts";

/** The labels as items, the hotspots as their places. */
export function placementOf(
  { hotspots, labels }: ImageLabellingContent,
  response: ImageLabellingResponse | null,
): Placement {
  const pairs = response?.pairs ?? [];
  return {
    items: labels.map(({ id }) => id),
    places: hotspots.map(({ id }) => id),
    rule: "one",
    placed: new Map(pairs.map((pair) => [pair.label_id, pair.hotspot_id])),
    held: null,
  };
}

/** The response that a placement stands for, in the order of the hotspots. */
export function responseOf(placement: Placement): ImageLabellingResponse {
  const pairs = laidOut(placement).map(({ place, item }) => ({
    hotspot_id: place,
    label_id: item,
  }));
  return { content_type: "image_labelling", pairs };
}
