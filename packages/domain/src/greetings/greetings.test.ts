import { expect, test } from "vitest";
import { dayPeriod } from "./index.ts";

test.each([
  [0, "evening"],
  [4, "evening"],
  [5, "morning"],
  [11, "morning"],
  [12, "afternoon"],
  [17, "afternoon"],
  [18, "evening"],
  [23, "evening"],
])("at %d it is %s", (hour, period) => expect(dayPeriod(hour)).toBe(period));
