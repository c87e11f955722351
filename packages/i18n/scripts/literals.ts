import { TYPE } from "@formatjs/icu-messageformat-parser";
import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";

import { everyElement } from "./messageArguments.ts";

/** The texts of a parsed message that are shown as they stand, in all its branches. */
export function literals(elements: readonly MessageFormatElement[]): string[] {
  return [...everyElement(elements)]
    .filter((element) => element.type === TYPE.literal)
    .map((element) => element.value);
}
