import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { isArgumentElement, isLiteralElement } from "@formatjs/icu-messageformat-parser";
import { IntlMessageFormat } from "intl-messageformat";
import { expect, test } from "vitest";

import { createFormatter } from "./createFormatter.ts";
import { loadMessages } from "./loadMessages.ts";
import { locales, localeTags } from "./locales.ts";

/** A value for each argument: words for one, a number that languages write in their ways for the next. */
function valuesFor(elements: readonly MessageFormatElement[]): Record<string, string | number> {
  const names = elements.filter(isArgumentElement).map(({ value }) => value);
  return Object.fromEntries(names.map((name, at) => [name, at % 2 === 0 ? "mot" : 12345.5]));
}

test.each(locales)(
  "messages that only join words read as the library reads them: %s",
  async (locale) => {
    const messages = await loadMessages(locale, ["kit", "exercise", "lesson", "plan", "problems"]);
    let compared = 0;
    for (const [id, elements] of Object.entries(messages)) {
      if (!elements.every((one) => isLiteralElement(one) || isArgumentElement(one))) continue;
      const values = valuesFor(elements);
      const { rich } = createFormatter(locale, messages);
      const wanted = new IntlMessageFormat(elements, localeTags[locale]).format(values);
      expect(Reflect.apply(rich, null, [id, values]), id).toBe(wanted);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(100);
  },
);
