import { expect, test } from "vitest";
import { readConsent, writeConsent } from "./readConsent.ts";

const at = Date.parse("2026-05-26T10:00:00Z");
const kept = writeConsent({ analytics: true, at });

test("a choice counts for six months, and not beyond", () => {
  expect(readConsent(kept, at)).toEqual({ analytics: true, at });
  expect(readConsent(kept, Date.parse("2026-11-26T09:59:59Z"))).toEqual({ analytics: true, at });
  expect(readConsent(kept, Date.parse("2026-11-26T10:00:00Z"))).toBeNull();
});

test.each([null, "", "true", "{}", '{"analytics":"yes","at":1}', '{"analytics":true,"at":-1}'])(
  "%j is no choice",
  (text) => expect(readConsent(text, at)).toBeNull(),
);

test("a choice of the future was made by a clock that was wrong: it is asked again", () => {
  expect(readConsent(kept, at - 1)).toBeNull();
});
