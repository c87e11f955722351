import { createFormatter, loadMessages, locales } from "@alambic/i18n";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { byStatus } from "../testing/byStatus.ts";
import {
  byAxe,
  byKeyboard,
  byPresses,
  byReflow,
  bySpacing,
  byTargets,
} from "../testing/criteria.ts";
import type { CriterionResult } from "../testing/criteria.ts";
import { toEarl } from "../testing/earl.ts";
import { everyKind } from "../testing/everyKind.ts";
import { courses } from "../testing/happenings.ts";
import { kindsTable } from "../testing/kindsTable.ts";
import { playIn } from "../testing/playIn.tsx";
import { playTold, toldOf } from "../testing/playTold.tsx";

const themes = ["light", "dark", "contrast"] as const;
const coursesOf = new Map(Object.entries(courses));
const tested = new Map<string, CriterionResult[]>();

/** Notes results for the report, and gives those that speak against the kind. */
function judge(kind: string, results: readonly CriterionResult[]): CriterionResult[] {
  tested.set(kind, [...(tested.get(kind) ?? []), ...results]);
  return results.filter(({ findings }) => findings.length > 0);
}

beforeAll(() => page.viewport(412, 915));

afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset["theme"];
});

describe.each(Object.entries(everyKind))("%s", (kind, exercise) => {
  test("works by keyboard, for fingers, at 320 pixels and with wide spacing", async () => {
    const { container } = await playIn(exercise, "fr");
    const results = [
      ...(await byKeyboard(container)),
      ...byTargets(container),
      ...byReflow(container),
      ...bySpacing(container),
      ...(await byPresses(container)),
    ];
    expect(judge(kind, results)).toEqual([]);
  });

  test.each(coursesOf.get(kind) ?? [])(
    "tells what happens without the focus: $exercise.content_type",
    async (course) => {
      const host = await playTold(course.exercise);
      for (const happening of toldOf(course, host)) {
        expect(judge(kind, [await byStatus(host.container, happening)])).toEqual([]);
      }
    },
  );

  test.each(locales)("axe finds nothing in any theme, before and after: %s", async (locale) => {
    const screen = await playIn(exercise, locale);
    const { t } = createFormatter(locale, await loadMessages(locale, ["exercise"]));
    const inThemes = async () => {
      for (const theme of themes) {
        document.documentElement.dataset["theme"] = theme;
        expect(judge(kind, await byAxe(screen.container))).toEqual([]);
      }
    };
    await inThemes();
    const reveal = screen.getByRole("button", { name: t("exercise.reveal"), exact: true });
    if (reveal.query() === null) return;
    await reveal.click();
    const feedback = screen.getByRole("group", { name: t("exercise.feedback.revealed") });
    await expect.element(feedback).toHaveFocus();
    await inThemes();
  });
});

test("the report says what was found", async () => {
  const kinds = Object.keys(everyKind).map((kind) => ({ kind, results: tested.get(kind) ?? [] }));
  expect(kinds.every(({ results }) => results.length > 10)).toBe(true);
  await expect(toEarl(kinds)).toMatchFileSnapshot("../../../conformance/exercises.earl.json");
  await expect(kindsTable(kinds)).toMatchFileSnapshot("../../../../../docs/exercise-kinds.md");
});
