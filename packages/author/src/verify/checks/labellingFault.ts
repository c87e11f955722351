import type { ImageLabellingContent } from "@alambic/contract";

import type { Claim } from "../../model/Provenance.ts";
import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import type { Rule } from "../../sources/subjects/Rule.ts";
import { foldText } from "../../texts/foldText.ts";
import { plainText } from "../../texts/rich-text.ts";

/** How wide a picture is on a narrow phone, and how far a finger's two targets have to be apart. */
const narrowest = 328;
const finger = 44;

/**
 * What is wrong with a labelled picture: a point that is not where its claim says, on another
 * picture, or too close to the next; a label that is another's or would fit elsewhere as well; words
 * that give a label away.
 */
export function labellingFault(
  content: ImageLabellingContent,
  claims: readonly Claim[],
  rule: Rule,
  language: InstructionLanguage,
): string | null {
  return (
    placesFault(content, claims, rule) ??
    labelsFault(content, claims, rule, language) ??
    wordsFault(content)
  );
}

function placesFault(
  { picture, hotspots }: ImageLabellingContent,
  claims: readonly Claim[],
  rule: Rule,
): string | null {
  if (picture.type !== "embedded") return "picture not drawn";
  const { base64, width, height } = picture;
  const shown = Buffer.from(base64, "base64").toString();
  const fault = hotspots.find(({ id, x, y }) => {
    const claim = claims.find(({ part }) => part === id);
    const place = claim?.holds === true ? rule.placed?.(claim.left) : null;
    return (
      place === null ||
      place === undefined ||
      place.x !== x ||
      place.y !== y ||
      place.width !== width ||
      place.height !== height ||
      place.picture !== shown
    );
  });
  if (fault !== undefined) return `point ${fault.id}`;
  const pixels = narrowest / 1000;
  const touching = hotspots.find((one, at) =>
    hotspots.slice(at + 1).some((other) => {
      const down = ((one.y - other.y) * height) / width;
      return Math.hypot(one.x - other.x, down) * pixels < finger;
    }),
  );
  return touching === undefined ? null : `point ${touching.id} too close`;
}

function labelsFault(
  { labels, pairs }: ImageLabellingContent,
  claims: readonly Claim[],
  rule: Rule,
  language: InstructionLanguage,
): string | null {
  const shown = labels.map(({ text }) => plainText(text));
  if (new Set(shown).size < shown.length) return "labels alike";
  const fault = pairs.find(({ hotspot_id: spot, label_id: label }) => {
    const claim = claims.find(({ part }) => part === spot);
    const text = plainText(labels.find(({ id }) => id === label)?.text ?? "");
    return (
      claim === undefined ||
      rule.showAnswer(claim.right, language) !== text ||
      claims.some((other) => other !== claim && rule.holds(claim.left, other.right))
    );
  });
  return fault === undefined ? null : `label of ${fault.hotspot_id}`;
}

function wordsFault({ hotspots, labels }: ImageLabellingContent): string | null {
  const names = labels.map(({ text }) => foldText(plainText(text)));
  const fault = hotspots.find(({ description }, at) => {
    const words = foldText(description);
    return (
      names.some((name) => words.includes(name)) ||
      hotspots.findIndex((other) => other.description === description) !== at
    );
  });
  return fault === undefined ? null : `description of ${fault.id}`;
}
