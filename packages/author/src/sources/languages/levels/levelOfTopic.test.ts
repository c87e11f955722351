import { expect, it } from "vitest";

import { levelOfTopic } from "./levelOfTopic.ts";

it.each([
  ["anglais B1", "B1"],
  ["Spaans voor beginners", "A1"],
  ["German, upper intermediate", "B2"],
  ["néerlandais B2", "B2"],
  ["anglais avancé", "beyond"],
  ["Duits voor gevorderden", "beyond"],
  ["anglais C1", "beyond"],
  ["Duits A2 voor gevorderde beginners", "A2"],
  ["anglais : réserver à l’avance", null],
  ["le subjonctif espagnol", null],
])("%s: %s", (topic, level) => {
  expect(levelOfTopic(topic)).toBe(level);
});
