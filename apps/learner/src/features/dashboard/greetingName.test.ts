import { expect, test } from "vitest";
import { greetingName } from "./greetingName.ts";

test.each([
  ["Lina", "Lina"],
  ["Marie-Catherin", "Marie-Catherin"],
  ["Marie-Catherine", ""],
  ["👩‍🔬", "👩‍🔬"],
])("%s is greeted as “%s”", (username, name) => {
  expect(greetingName(username)).toBe(name);
});
