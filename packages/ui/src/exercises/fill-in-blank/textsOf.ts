import type { FillInBlankContent, RichText } from "@alambic/contract";

/** What stands around the gaps. */
export function textsOf({ segments }: FillInBlankContent): RichText[] {
  return segments.flatMap((segment) => (segment.type === "text" ? [segment.text] : []));
}
