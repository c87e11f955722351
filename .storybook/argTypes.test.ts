import { expect, test } from "vitest";
import { propertiesOf } from "./argTypes.ts";

/** A property as the reader of types tells it. */
const property = (name: string, type: object, required = false) => ({
  [name]: { name, type, required, description: "", defaultValue: null },
});

const table = propertiesOf({
  __docgenInfo: {
    props: {
      ...property("label", { name: "string" }, true),
      ...property("onPress", { name: "(() => void) | undefined" }),
      ...property("size", { name: "enum", value: [{ value: '"medium"' }, { value: '"small"' }] }),
    },
  },
});

test("what has to be given is marked, texts and numbers as well", () => {
  expect(table["label"]?.type).toEqual({ name: "string", required: true });
  expect(table["size"]?.type?.required).toBe(false);
});

test("types stand as they are used", () => {
  expect(table["onPress"]?.table?.type?.summary).toBe("() => void");
  expect(table["size"]?.table?.type?.summary).toBe('"small" | "medium"');
});

test("what means the same everywhere is told once", () => {
  expect(table["label"]?.description).toMatch(/^Names it/);
});
