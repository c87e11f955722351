import { readFileSync } from "node:fs";
import { join } from "node:path";

import { TYPE } from "@formatjs/icu-messageformat-parser";
import { describe, expect, test } from "vitest";

import { localeTags, locales } from "../src/locales.ts";
import type { Locale } from "../src/locales.ts";
import { frenchTypography } from "./frenchTypography.ts";
import { literals } from "./literals.ts";
import { everyElement, messageArguments } from "./messageArguments.ts";
import { parseMessage } from "./parseMessage.ts";
import { pluralProblems } from "./pluralCategories.ts";
import { messagesFolder, readCatalogues } from "./readCatalogues.ts";

const catalogues = readCatalogues();
const sameAsEnglish: Partial<Record<Locale, string[]>> = JSON.parse(
  readFileSync(join(messagesFolder, "same-as-english.json"), "utf8"),
);

describe.each([...catalogues])("namespace %s", (namespace, languages) => {
  const english = languages.en ?? {};

  describe.each(locales)("in %s", (locale) => {
    const catalogue = languages[locale] ?? {};
    const messages = Object.entries(catalogue).map(
      ([id, text]) => [id, parseMessage(id, text)] as const,
    );

    test("has the messages of the English source, sorted and prefixed", () => {
      const ids = Object.keys(catalogue);
      expect(ids).toEqual(Object.keys(english));
      expect(ids).toEqual(ids.toSorted());
      expect(ids.filter((id) => !id.startsWith(`${namespace}.`))).toEqual([]);
    });

    test("takes the arguments and tags of the English source", () => {
      const needs = (text: string) => {
        const { values, tags } = messageArguments(parseMessage("", text));
        return { values: [...values.keys()].toSorted(), tags: [...tags].toSorted() };
      };
      for (const [id, text] of Object.entries(catalogue)) {
        expect({ id, ...needs(text) }).toEqual({ id, ...needs(english[id] ?? "") });
      }
    });

    test("has the plural categories of the language", () => {
      const wrong = messages.map(([id, message]) => [
        id,
        ...pluralProblems(localeTags[locale], message),
      ]);
      expect(wrong.filter((problems) => problems.length > 1)).toEqual([]);
    });

    test("nests no tags", () => {
      const nesting = messages.filter(([, message]) =>
        [...everyElement(message)].some(
          (element) =>
            element.type === TYPE.tag &&
            [...everyElement(element.children)].some((child) => child.type === TYPE.tag),
        ),
      );
      expect(nesting.map(([id]) => id)).toEqual([]);
    });

    test("has no empty message and no space at an end", () => {
      const untidy = Object.entries(catalogue).filter(([, text]) =>
        /^$|^[ \n\t]|[ \n\t]$/.test(text),
      );
      expect(untidy).toEqual([]);
    });
  });

  test.each(["en", "nl"] as const)("has the typographic apostrophe in %s", (locale) => {
    const straight = Object.entries(languages[locale] ?? {}).filter(([id, text]) =>
      literals(parseMessage(id, text)).some((literal) => literal.includes("'")),
    );
    expect(straight).toEqual([]);
  });

  test("is written in French typography", () => {
    const wrong = Object.entries(languages.fr ?? {}).map(([id, text]) => [
      id,
      ...new Set(literals(parseMessage(id, text)).flatMap(frenchTypography)),
    ]);
    expect(wrong.filter((advice) => advice.length > 1)).toEqual([]);
  });

  test.each(["fr", "nl"] as const)("leaves no English text in %s", (locale) => {
    const copies = Object.entries(languages[locale] ?? {}).filter(
      ([id, text]) =>
        text === english[id] && hasWords(id, text) && !sameAsEnglish[locale]?.includes(text),
    );
    expect(copies).toEqual([]);
  });
});

function hasWords(id: string, text: string): boolean {
  return literals(parseMessage(id, text)).some((literal) => /\p{L}{2}/u.test(literal));
}
