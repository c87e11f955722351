import type { Locale } from "@alambic/contract";
import { describe, expect, test } from "vitest";
import { transcribe } from "./transcribe.ts";
import { walks } from "./walks.ts";

/** Tests what a screen reader says of each kind in a language. Each has its file, which is run beside the others. */
export function testTranscripts(locale: Locale): void {
  describe.each(Object.entries(walks))("%s", (kind, ofKind) => {
    test(`is read and answered as written down: ${locale}`, async () => {
      const file = `./written/${kind}.${locale}.txt`;
      await expect(`${await transcribe(ofKind, locale)}\n`).toMatchFileSnapshot(file);
    });
  });
}
