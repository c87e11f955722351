import type { Hotspot, ImageLabellingContent, LabelledPicture, LabelPair } from "@alambic/contract";
import type { Check, Report } from "../checks/index.ts";
import {
  among,
  list,
  member,
  object,
  option,
  partId,
  pictureName,
  pictureWords,
  richText,
  tagged,
  text,
  whole,
} from "../checks/index.ts";
import { reportSide, reportTwins, reportUnpaired } from "../placement/pairs.ts";

const pixels = whole(1, 10_000);
const perMille = whole(0, 1000);

const labelledPicture: Check<LabelledPicture> = tagged({
  shipped: object({
    type: among(["shipped"]),
    name: pictureName,
    alt: pictureWords,
  }),
  embedded: object({
    type: among(["embedded"]),
    media_type: among(["image/png", "image/jpeg", "image/webp", "image/svg+xml"]),
    base64: text({ most: 400_000, pattern: /^[A-Za-z0-9+/]+={0,2}$/u }),
    width: pixels,
    height: pixels,
    alt: pictureWords,
  }),
});

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

/** Pairs join hotspots and labels that exist, each at most once. */
export function reportPairs(
  { hotspots, labels }: ImageLabellingContent,
  pairs: readonly LabelPair[],
  path: string,
  report: Report,
): void {
  const spots = pairs.map(({ hotspot_id: id }) => id);
  const names = pairs.map(({ label_id: id }) => id);
  reportSide({ key: "hotspot_id", ids: spots, parts: hotspots }, path, report);
  reportSide({ key: "label_id", ids: names, parts: labels }, path, report);
}

/** Ids are unique, and every hotspot has a label of its own. */
export function contentRules(labelling: ImageLabellingContent, path: string, report: Report): void {
  const { hotspots, labels, pairs } = labelling;
  const labelled = pairs.map(({ hotspot_id: id }) => id);
  reportTwins(hotspots, member(path, "hotspots"), report);
  reportTwins(labels, member(path, "labels"), report);
  reportPairs(labelling, pairs, member(path, "pairs"), report);
  reportUnpaired(hotspots, labelled, member(path, "hotspots"), report);
}
