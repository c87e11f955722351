import { expect, test } from "vitest";
import { everyKind } from "../exercises/testing/everyKind.ts";
import { kindOf } from "./kinds.ts";

test.each(Object.entries(everyKind))(
  "the right answer to an exercise of the kind %s scores in full",
  async (type, { content }) => {
    const kind = await kindOf(type);
    const read = kind?.default(content);
    if (read?.ok !== true) throw new Error("Every example is sound.");
    const { completion, judge } = read.value;
    const { key, score } = await judge();
    expect(key === null).toBe(completion !== "scored");
    if (key !== null) expect(score(key, { locale: "fr" })).toMatchObject({ score: 1 });
  },
);
