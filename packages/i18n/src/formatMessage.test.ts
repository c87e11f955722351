import fc from "fast-check";
import { IntlMessageFormat } from "intl-messageformat";
import { expect, test } from "vitest";

import { compileMessage } from "../scripts/compileMessage.ts";
import { messageArguments } from "../scripts/messageArguments.ts";
import { parseMessage } from "../scripts/parseMessage.ts";
import { readCatalogues } from "../scripts/readCatalogues.ts";
import { createIntlFormats } from "./createIntlFormats.ts";
import { createMessageFormats } from "./createMessageFormats.ts";
import { formatMessage } from "./formatMessage.ts";
import type { MessageFilling } from "./formatMessage.ts";
import { locales, localeTags } from "./locales.ts";
import type { Locale } from "./locales.ts";

const formatsOf = (locale: Locale) =>
  createMessageFormats(locale, createIntlFormats(localeTags[locale]));

const texts = (locale: Locale) =>
  [...readCatalogues()].flatMap(([, languages]) => Object.entries(languages[locale] ?? {}));

/** Values of every kind for the arguments of a message; a tag shows what stands in it in brackets. */
function fillings(id: string, text: string): fc.Arbitrary<MessageFilling<string>> {
  const { values, tags } = messageArguments(parseMessage(id, text));
  const kinds = [...values].map(([name, type]) => {
    const numbers = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer(), fc.constant(1234.5));
    return [name, type === "number" ? numbers : fc.string({ minLength: 1 })] as const;
  });
  const render = (children: string[]) => `[${children.join("")}]`;
  return fc
    .record(Object.fromEntries(kinds))
    .map((words) => ({ ...words, ...Object.fromEntries([...tags].map((tag) => [tag, render])) }));
}

test.each(locales)("every message reads as the library of ICU reads it: %s", (locale) => {
  const formats = formatsOf(locale);
  for (const [id, text] of texts(locale)) {
    const wanted = new IntlMessageFormat(text, localeTags[locale]);
    const compiled = compileMessage(id, text);
    const agrees = (filling: MessageFilling<string>) => {
      const expected = wanted.format<string>({ ...filling });
      const words = Array.isArray(expected) ? expected.join("") : expected;
      expect(formatMessage(compiled, filling, formats).join(""), id).toBe(words);
    };
    // What has no place to fill reads the same each time.
    const numRuns = /[{<]/u.test(text) ? 20 : 1;
    fc.assert(fc.property(fillings(id, text), agrees), { seed: 20_261_120, numRuns });
  }
});

test("words that follow each other are one part, and what a tag renders is a part of its own", () => {
  const message = compileMessage("a", "{who} read <link>the text</link> {times} times");
  const parts = formatMessage(
    message,
    {
      who: "Ada",
      times: 3,
      link: (children: unknown[]) => ({ shown: String(children[0]) }),
    },
    formatsOf("en"),
  );
  expect(parts).toEqual(["Ada read ", { shown: "the text" }, " 3 times"]);
});

test.each([
  ["{name}", {}, "{name} has no value"],
  ["{n, number}", { n: "three" }, "{n} has no number"],
  ["{n, plural, one {a} other {b}}", {}, "{n} has no number"],
  ["<b>x</b>", { b: "bold" }, "nothing renders <b>"],
])("%s with %o is refused: %s", (text, filling, reason) => {
  const message = compileMessage("a", text);
  expect(() => formatMessage(message, filling, formatsOf("fr"))).toThrow(reason);
});

test.each(locales)("small whole numbers are written and counted as Intl does: %s", (locale) => {
  const tag = localeTags[locale];
  const formats = formatsOf(locale);
  const [number, plural] = [new Intl.NumberFormat(tag), new Intl.PluralRules(tag)];
  for (let value = -2; value <= 1001; value += 1) {
    expect(formats.number(value)).toBe(number.format(value));
    expect(formats.plural(value)).toBe(plural.select(value));
  }
});
