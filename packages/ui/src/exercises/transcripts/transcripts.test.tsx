import { locales } from "@alambic/i18n";
import { describe, expect, test } from "vitest";
import { transcribe } from "../testing/transcribe.ts";
import { walks } from "../testing/walks.ts";

describe.each(Object.entries(walks))("%s", (kind, ofKind) => {
  test.each(locales)("is read and answered as written down: %s", async (locale) => {
    const file = `./written/${kind}.${locale}.txt`;
    await expect(`${await transcribe(ofKind, locale)}\n`).toMatchFileSnapshot(file);
  });
});
