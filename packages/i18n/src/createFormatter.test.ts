import { describe, expect, expectTypeOf, test, vi } from "vitest";

import { compileMessage } from "../scripts/compileMessage.ts";
import { createFormatter } from "./createFormatter.ts";
import { loadMessages } from "./loadMessages.ts";
import type { PlainMessageId, RichValuesOf, ValuesOf } from "./messages.ts";

const moment = Date.UTC(2026, 10, 20, 13, 5);

describe("t", () => {
  test("speaks the three languages", async () => {
    const say = async (locale: "fr" | "en" | "nl") =>
      createFormatter(locale, await loadMessages(locale, ["problems"])).t("problems.timeout");
    expect(await say("fr")).toBe("La requête API dépasse le délai autorisé.");
    expect(await say("en")).toBe("The API request exceeds the allowed time.");
    expect(await say("nl")).toBe("Het API-verzoek duurt langer dan toegestaan.");
  });

  test("chooses the plural and writes the number of the language", async () => {
    const { t } = createFormatter("fr", await loadMessages("fr", ["problems"]));
    const end = (minutes: number) =>
      t("problems.too_many_requests_retry", { minutes }).slice(
        "Trop de tentatives en peu de temps. ".length,
      );
    expect(end(1)).toBe("Réessaie dans 1 minute.");
    expect(end(1500)).toBe("Réessaie dans 1\u202F500 minutes.");
  });

  test("types the values by the English message", () => {
    expectTypeOf<ValuesOf<"kit.close">>().toEqualTypeOf<[]>();
    expectTypeOf<ValuesOf<"problems.too_many_requests_retry">>().toEqualTypeOf<
      [values: { minutes: number }]
    >();
  });

  test("shows the id of a message that is not loaded, and reports it", () => {
    const onError = vi.fn<(error: Error) => void>();
    const { t } = createFormatter("en", {}, { onError });
    expect(t("kit.close")).toBe("kit.close");
    expect(onError).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringContaining("kit.close") }),
    );
  });
});

describe("rich", () => {
  const messages = {
    "account.agree": compileMessage(
      "account.agree",
      "Read the <terms>terms</terms> and the <privacy>policy</privacy>.",
    ),
  };

  test("hands what stands between the tags to those who render them", () => {
    const { rich } = createFormatter<{ readonly tag: string; readonly children: unknown[] }>(
      "en",
      messages,
    );
    const parts = rich("account.agree", {
      terms: (children) => ({ tag: "terms", children }),
      privacy: (children) => ({ tag: "privacy", children }),
    });
    expect(parts).toEqual([
      "Read the ",
      { tag: "terms", children: ["terms"] },
      " and the ",
      { tag: "privacy", children: ["policy"] },
      ".",
    ]);
  });

  test("types the tags by the English message, and keeps them from t", () => {
    expectTypeOf<RichValuesOf<"account.agree", string>>().toHaveProperty("terms");
    expectTypeOf<"account.agree">().not.toExtend<PlainMessageId>();
  });
});

describe("values", () => {
  test.each([
    ["fr", "1\u202F234,5", "20 nov. 2026", "hier", "a, b et c"],
    ["en", "1,234.5", "20 Nov 2026", "yesterday", "a, b and c"],
    ["nl", "1.234,5", "20 nov 2026", "gisteren", "a, b en c"],
  ] as const)("follow the conventions of %s", (locale, number, date, yesterday, list) => {
    const format = createFormatter(locale, {}, { timeZone: "Europe/Brussels" });
    expect(format.number(1234.5)).toBe(number);
    expect(format.date(moment)).toBe(date);
    expect(format.relativeTime(-1, "day")).toBe(yesterday);
    expect(format.list(["a", "b", "c"])).toBe(list);
  });

  test.each([
    ["fr", { dateStyle: "full" }, "mardi 1er décembre 2026"],
    ["fr", { dateStyle: "medium" }, "1er déc. 2026"],
    ["fr", { day: "numeric", month: "long" }, "1er décembre"],
    ["fr", { dateStyle: "full", timeStyle: "short" }, "mardi 1er décembre 2026 à 01:05"],
    ["fr", { dateStyle: "short" }, "01/12/2026"],
    ["fr", { day: "numeric" }, "1"],
    ["en", { dateStyle: "long" }, "1 December 2026"],
    ["nl", { dateStyle: "long" }, "1 december 2026"],
  ] as const)("name the first of a month as %s does with %o", (locale, options, text) => {
    const { date } = createFormatter(locale, {}, { timeZone: "UTC" });
    expect(date(Date.UTC(2026, 11, 1, 1, 5), options)).toBe(text);
  });

  test("leave the other days of a French month as they are", () => {
    const { date } = createFormatter("fr", {}, { timeZone: "UTC" });
    const day = (number: number) => date(Date.UTC(2026, 11, number), { dateStyle: "long" });
    expect([day(2), day(11), day(21), day(31)]).toEqual([
      "2 décembre 2026",
      "11 décembre 2026",
      "21 décembre 2026",
      "31 décembre 2026",
    ]);
  });

  test("are shown in the zone that was asked for", () => {
    const time = (timeZone: string) =>
      createFormatter("en", {}, { timeZone }).date(moment, { timeStyle: "short" });
    expect(time("Europe/Brussels")).toBe("14:05");
    expect(time("Asia/Tokyo")).toBe("22:05");
  });
});

test("a message that lacks a value shows its id, and is reported", () => {
  const messages = {
    "kit.close": compileMessage("kit.close", "{count, plural, one {# item} other {# items}}"),
  };
  const onError = vi.fn<(error: Error) => void>();
  const { t } = createFormatter("en", messages, { onError });
  expect(t("kit.close")).toBe("kit.close");
  expect(onError).toHaveBeenCalledOnce();
});
