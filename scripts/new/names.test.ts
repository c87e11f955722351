import { expect, test } from "vitest";
import { namesOf } from "./names.ts";

const forms = {
  kebab: "fill-in-blank",
  pascal: "FillInBlank",
  camel: "fillInBlank",
  snake: "fill_in_blank",
  words: "Fill in blank",
};

test.each(["fill-in-blank", "FillInBlank", "fillInBlank", "fill_in_blank", "Fill in blank"])(
  "%s is known in all forms",
  (given) => {
    expect(namesOf(given)).toEqual(forms);
  },
);

test.each(["", "2fast", "a/b", "é"])("%j is no name", (given) => {
  expect(() => namesOf(given)).toThrow("is no name");
});
