import type { Hotspot, ImageLabellingContent, LabelledPicture, LabelPair } from "@alambic/contract";
import type { Check, Report } from "../checks/index.ts";
import {
  among,
  isObject,
  list,
  object,
  option,
  partId,
  pictureName,
  pictureWords,
  richText,
  text,
  whole,
} from "../checks/index.ts";
import { reportPairing, sideOf } from "../placement/pairs.ts";

const pixels = whole(1, 10_000);
const perMille = whole(0, 1000);

const types = among(["shipped", "embedded"]);

const shipped = object({ type: types, name: pictureName, alt: pictureWords });

const embedded = object({
  type: types,
  media_type: among(["image/png", "image/jpeg", "image/webp", "image/svg+xml"]),
  base64: text({ most: 400_000, pattern: /^[A-Za-z0-9+/]+={0,2}$/u }),
  width: pixels,
  height: pixels,
  alt: pictureWords,
});

/** What is of neither type is told as a shipped picture would be. */
const labelledPicture: Check<LabelledPicture> = (value, path, report): value is LabelledPicture =>
  (isObject(value) && value["type"] === "embedded" ? embedded : shipped)(value, path, report);

const hotspot: Check<Hotspot> = object({
  id: partId,
  x: perMille,
  y: perMille,
  description: text({ least: 1, most: 300 }),
});

export const pair: Check<LabelPair> = object({ hotspot_id: partId, label_id: partId });

export const content: Check<ImageLabellingContent> = object(
  {
    prompt: richText,
    picture: labelledPicture,
    hotspots: list(hotspot, 2, 20),
    labels: list(option, 2, 30),
    pairs: list(pair, 2, 20),
  },
  { explanation: richText },
);

/** Hotspots, which each need a label, and labels, as pairs name them. */
export function sidesOf({ hotspots, labels }: ImageLabellingContent, pairs: readonly LabelPair[]) {
  return [
    sideOf("hotspots", hotspots, "hotspot_id", pairs),
    sideOf("labels", labels, "label_id", pairs),
  ] as const;
}

/** Ids are unique, and every hotspot has a label of its own. */
export function contentRules(labelling: ImageLabellingContent, path: string, report: Report): void {
  reportPairing(sidesOf(labelling, labelling.pairs), path, report);
}
