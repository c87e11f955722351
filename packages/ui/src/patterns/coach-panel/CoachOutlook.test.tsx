import { expect, test } from "vitest";
import { renderInKit } from "../../testing/render.ts";
import type { CoachPlan } from "./coach.ts";
import { CoachOutlook } from "./CoachOutlook.tsx";

const dayOf = (place: number) => ({
  day: new Date(2026, 10, 29 + place, 12),
  lessons: 1,
  items: 6,
  reviews: 0,
  minutes: 5,
});

const planOf = (changed: Partial<CoachPlan>): CoachPlan => ({
  capsule: "Les hiragana",
  deadline: new Date(2027, 0, 8, 12),
  minutesADay: 20,
  status: "on_track",
  chance: 1,
  message: null,
  minutesNeeded: 5,
  today: dayOf(0),
  nextHref: null,
  days: Array.from({ length: 41 }, (_, place) => dayOf(place)),
  ...changed,
});

test.each([
  [1, "plus de 99"],
  [0.5, "50"],
  [0, "moins de 1"],
])("a simulated chance of %d is told as %s percent", async (chance, figure) => {
  const { container } = await renderInKit(<CoachOutlook plan={planOf({ chance })} />);
  expect(container.textContent).toMatch(new RegExp(`rythme\\s: ${figure}\\s%`, "u"));
});

test("a plan says that less time suffices, and how it goes on after the days that are listed", async () => {
  const { container, rerender } = await renderInKit(<CoachOutlook plan={planOf({})} />);
  expect(container.textContent).toContain("5 minutes par jour suffisent");
  expect(container.textContent).toContain("encore 27 jours");
  const whole = planOf({ minutesNeeded: 20, days: [dayOf(0)] });
  await rerender(<CoachOutlook plan={whole} />);
  expect(container.textContent).not.toContain("suffisent");
  expect(container.textContent).not.toContain("encore");
});
