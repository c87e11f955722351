import { locales } from "@alambic/i18n";
import { describe, expect, test } from "vitest";
import { everyKind } from "../testing/everyKind.ts";
import { transcribe } from "../testing/transcribe.ts";

describe.each(Object.entries(everyKind))("%s", (kind, exercise) => {
  test.each(locales)("is read as written down: %s", async (locale) => {
    const file = `./written/${kind}.${locale}.txt`;
    await expect(`${await transcribe(exercise, locale)}\n`).toMatchFileSnapshot(file);
  });
});
