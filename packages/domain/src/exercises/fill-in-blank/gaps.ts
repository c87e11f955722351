import type { FillInBlankContent, FillInBlankResponse, GapSegment } from "@alambic/contract";

/** The gaps of a text, in reading order. */
export function gapsOf({ segments }: FillInBlankContent): GapSegment[] {
  return segments.filter((segment) => segment.type === "gap");
}

/** What was typed into a gap; nothing where nothing was. */
export function typedInto(given: FillInBlankResponse, gapId: string): string {
  return given.gaps.find(({ id }) => id === gapId)?.text ?? "";
}
