import type { RichText } from "@alambic/contract";
import { plainText } from "@alambic/domain/exercises/kind";

/** Signs of a text that is read rather than seen at a glance. */
const longText = 120;

/** Marks what wants to be set at the size of reading; undefined else. */
export function isLong(...texts: readonly RichText[]): true | undefined {
  return texts.map(plainText).join("").length > longText || undefined;
}
