import type { ImageLabellingContent } from "@alambic/contract";

import type { Claim } from "../../model/Provenance.ts";
import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { mapRules } from "../../sources/geography/map-rules.ts";
import { countryMaps } from "../../sources/geography/placesNamed.ts";
import { areaAt, drawMap, mapOf } from "../../sources/geography/WorldMap.ts";
import { plainText } from "../../texts/rich-text.ts";
import { standsIn } from "../../texts/standsIn.ts";
import type { Rejection } from "../Check.ts";
import { labellingFault } from "./labellingFault.ts";

const fewestPlaces = 4;

/**
 * What is wrong with a map that a model had labelled: it is none of ours, a label is not that of the
 * country in which its point lies, or the lesson does not name one of them.
 */
export function modelMapFaults(
  content: ImageLabellingContent,
  { quote, whole, own }: { quote: string; whole: string; own: InstructionLanguage },
): Rejection[] {
  const names = content.labels.map(({ text }) => plainText(text));
  const fault = labellingFault(content, claimsOf(content), mapRules["geography-map"], own);
  const unnamed = names.filter((name) => !standsIn(name, whole));
  const isQuoted = names.some((name) => standsIn(name, quote));
  return [
    ...(fault === null ? [] : [{ code: "data_disagrees" as const, detail: fault }]),
    ...(content.hotspots.length < fewestPlaces
      ? [{ code: "schema" as const, detail: `${content.hotspots.length} places` }]
      : []),
    ...[...unnamed, ...(isQuoted ? [] : [quote])].map((detail) => ({
      code: "answer_not_in_quote" as const,
      detail,
    })),
  ];
}

/** In which country of the map that is shown each point lies. */
function claimsOf({ picture, hotspots }: ImageLabellingContent): readonly Claim[] {
  const shown = picture.type === "embedded" ? Buffer.from(picture.base64, "base64").toString() : "";
  const map = countryMaps
    .flatMap((id) => mapOf(id) ?? [])
    .find((candidate) => drawMap(candidate) === shown);
  if (map === undefined) return [];
  return hotspots.map(({ id, x, y }) => ({
    left: `${map.id} ${x} ${y}`,
    right: areaAt(map, (x * map.width) / 1000, (y * map.height) / 1000) ?? "",
    holds: true,
    part: id,
  }));
}
