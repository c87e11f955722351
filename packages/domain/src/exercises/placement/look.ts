import type { Option } from "@alambic/contract";
import { plainText } from "../rich-text.ts";

/** What an option looks like. What looks the same is the same: nobody can tell one « la » from another. */
export function lookOf({ text, picture }: Option): string {
  return JSON.stringify([plainText(text).trim(), picture?.name]);
}
