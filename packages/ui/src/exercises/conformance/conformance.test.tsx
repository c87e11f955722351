import { scoreResponse } from "@alambic/domain/exercises";
import { createFormatter, loadMessages, locales } from "@alambic/i18n";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { movePointerAway } from "../../testing/forced-colours.ts";
import { answers } from "../testing/answers.ts";
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
import { courses, press } from "../testing/happenings.ts";
import { inAnyOrder } from "../testing/inAnyOrder.ts";
import { kindsTable } from "../testing/kindsTable.ts";
import { playIn } from "../testing/playIn.tsx";
import { playing } from "../testing/playing.tsx";
import { playOn } from "../testing/playOn.ts";
import { playTold, toldOf } from "../testing/playTold.tsx";
import { unjudged } from "../testing/unjudged.ts";
import { walks } from "../testing/walks.ts";

const themes = ["light", "dark", "contrast"] as const;
type Theme = (typeof themes)[number];

/** Each language and each theme once: what is wrong in one of them shows in its visit. */
const visits = locales.map((locale, at) => ({ locale, theme: themes[at] ?? "light" }));

const coursesOf = new Map(Object.entries(courses));
const answersOf = new Map(Object.entries(answers));
const tested = new Map<string, CriterionResult[]>();
const answered = new Map<string, Map<string, string[]>>();

/** Notes results for the report, and gives those that speak against the kind. */
function judge(kind: string, results: readonly CriterionResult[]): CriterionResult[] {
  tested.set(kind, [...(tested.get(kind) ?? []), ...results]);
  return results.filter(({ findings }) => findings.length > 0);
}

/** Notes for the report that a variant of a kind was answered in a way. */
function noteWay(kind: string, variant: string, way: string): void {
  const variants = answered.get(kind) ?? new Map<string, string[]>();
  answered.set(kind, variants.set(variant, [...(variants.get(variant) ?? []), way]));
}

const laidOut = (container: HTMLElement) => [
  ...byTargets(container),
  ...byReflow(container),
  ...bySpacing(container),
];

async function axeIn(theme: Theme, kind: string, container: HTMLElement): Promise<void> {
  document.documentElement.dataset["theme"] = theme;
  expect(judge(kind, await byAxe(container)), theme).toEqual([]);
}

/** Judges how a place is laid out unless it was judged as it stands: most keys move the focus alone. */
function layoutJudge(kind: string, judged: Set<string>): (container: HTMLElement) => void {
  return (container) => {
    if (judged.has(container.innerHTML)) return;
    judged.add(container.innerHTML);
    expect(judge(kind, laidOut(container))).toEqual([]);
  };
}

beforeAll(() => page.viewport(412, 915));
beforeEach(movePointerAway);

afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset["theme"];
});

describe.each(Object.entries(walks))("%s", (kind, variants) => {
  const named = variants.map((walk, at) => ({ ...walk, name: `variant ${at + 1}` }));

  test.each(named)(
    "is laid out for fingers and 320 pixels as it is answered, and axe finds nothing: $name",
    async (walk) => {
      const judged = new Set<string>();
      let verdicts = 0;
      await playOn(walk, "nl", {
        atEach: layoutJudge(kind, judged),
        // A theme after the other; each kind is judged in all of them before and after, below.
        atVerdicts: (container) =>
          axeIn(themes[verdicts++ % themes.length] ?? "light", kind, container),
      });
      expect(judged.size).toBeGreaterThan(0);
    },
  );

  test.each(coursesOf.get(kind) ?? [])(
    "tells what happens without the focus: $exercise.content_type",
    async (course) => {
      const host = await playTold(course.exercise);
      for (const happening of toldOf(course, host)) {
        expect(judge(kind, [await byStatus(host.container, happening)])).toEqual([]);
      }
    },
  );

  describe.each(named)("before an answer and once it is shown: $name", ({ exercise }) => {
    test.each(visits)("axe finds nothing in $locale and $theme", async ({ locale, theme }) => {
      const screen = await playIn(exercise, locale);
      const { t } = createFormatter(locale, await loadMessages(locale, ["exercise"]));
      await axeIn(theme, kind, screen.container);
      const reveal = screen.getByRole("button", { name: t("exercise.reveal"), exact: true });
      if (reveal.query() === null) return;
      await reveal.click();
      const feedback = screen.getByRole("group", { name: t("exercise.feedback.revealed") });
      await expect.element(feedback).toHaveFocus();
      await axeIn(theme, kind, screen.container);
    });

    test("it works by keyboard, for fingers, at 320 pixels and with wide spacing", async () => {
      const { container } = await playIn(exercise, "fr");
      const results = [
        ...(await byKeyboard(container)),
        ...laidOut(container),
        ...(await byPresses(container)),
      ];
      expect(judge(kind, results)).toEqual([]);
    });
  });

  describe.each(Object.entries(answersOf.get(kind) ?? {}))("%s", (variant, answer) => {
    const { exercise, ways, end = "Vérifier", response, withoutDragging } = answer;

    test.each(Object.entries(ways))("is answered by %s", async (way, act) => {
      const { screen, given } = await playing(exercise);
      await act(screen.container);
      await press(screen.container, end);
      await vi.waitFor(() => expect(given).toHaveLength(1));
      const [own = null] = given;
      if (response !== undefined) expect(inAnyOrder(own)).toEqual(inAnyOrder(response));
      else if (end === "Vérifier" || own?.content_type === "free_answer") {
        if (own === null) throw new Error("Nothing was given.");
        expect(scoreResponse(exercise, own, { locale: "fr" }).score).toBe(1);
      }
      noteWay(kind, variant, way);
      if (way !== withoutDragging) return;
      judge(kind, [{ criterion: "2.5.7", by: `answered by ${way}`, findings: [] }]);
    });
  });
});

test("the report says what was found", async () => {
  const kinds = Object.keys(walks).map((kind) => ({
    kind,
    results: tested.get(kind) ?? [],
    answered: answered.get(kind) ?? new Map<string, string[]>(),
  }));
  for (const { kind, results, answered: variants } of kinds) {
    expect(results.length, kind).toBeGreaterThan(10);
    expect([...variants.keys()]).toEqual(Object.keys(answersOf.get(kind) ?? {}));
    const left = unjudged(kind, new Set(results.map(({ criterion }) => criterion)));
    const untested = left.filter(({ outcome }) => outcome === "untested");
    expect(untested.map(({ criterion }) => criterion)).not.toContain("2.5.7");
  }
  await expect(toEarl(kinds)).toMatchFileSnapshot("../../../conformance/exercises.earl.json");
  await expect(kindsTable(kinds)).toMatchFileSnapshot("../../../../../docs/exercise-kinds.md");
});
