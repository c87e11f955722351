import { TYPE } from "@formatjs/icu-messageformat-parser";
import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";

import { everyElement } from "./messageArguments.ts";

/** French has a category for millions, which `other` serves well unless a text needs its "de". */
const optional = new Set(["many"]);

/**
 * The plurals of a message that do not fit the language: a category that the language never
 * selects, or one that it needs and that is left to `other` in silence.
 */
export function pluralProblems(
  localeTag: string,
  elements: readonly MessageFormatElement[],
): string[] {
  return [...everyElement(elements)].flatMap((element) => {
    if (element.type !== TYPE.plural) return [];
    const type = element.pluralType ?? "cardinal";
    const categories = new Set<string>(
      new Intl.PluralRules(localeTag, { type }).resolvedOptions().pluralCategories,
    );
    const given = new Set(Object.keys(element.options).filter((key) => !key.startsWith("=")));
    const unknown = [...given]
      .filter((category) => !categories.has(category))
      .map((category) => `{${element.value}} has "${category}", which ${localeTag} never selects`);
    const missing = [...categories]
      .filter((category) => !given.has(category) && !optional.has(category))
      .map((category) => `{${element.value}} lacks "${category}", which ${localeTag} selects`);
    return [...unknown, ...missing];
  });
}
