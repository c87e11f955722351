import { expect, test } from "vitest";

import { namespaces } from "../generated/messages.ts";
import { loadMessages } from "./loadMessages.ts";
import { locales } from "./locales.ts";

test.each(locales)("loads every namespace in %s", async (locale) => {
  const messages = await loadMessages(locale, namespaces);
  const prefixes = Object.keys(messages).map((id) => id.slice(0, id.indexOf(".")));
  expect([...new Set(prefixes)].toSorted()).toEqual([...namespaces]);
});

test("gives the same promise for the same question", () => {
  expect(loadMessages("fr", ["kit"])).toBe(loadMessages("fr", ["kit"]));
  expect(loadMessages("fr", ["kit"])).not.toBe(loadMessages("nl", ["kit"]));
});

test("loads only what was asked for", async () => {
  const messages = await loadMessages("en", ["kit"]);
  expect(messages).toHaveProperty(["kit.close"]);
  expect(messages).not.toHaveProperty(["problems.timeout"]);
});
